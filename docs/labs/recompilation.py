# ---
# jupyter:
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # Lab: how many lengths before padding pays?
#
# Data comes in many lengths, and [every new shape compiles again](../pitfalls/retracing/new-shapes.md).
# Three ways to serve the same calls: compile for each length, pad to the next power of two
# (buckets), or pad everything to one size. The last two need
# [a mask](../pitfalls/shapes/padding.md). Which is fastest depends on how many distinct lengths
# there are.
#
# ## The plot

# %%
import plot

times = plot.measured("new-shapes/distinct-lengths")
plot.lines(times, x="distinct lengths", y="total time of the same calls")

# %% [markdown]
# Both axes are logarithmic; each point is the median of the runs.
#
# ## The numbers

# %%
plot.table(times, x="distinct lengths")

# %% [markdown]
# ## The rule that these numbers give

# %%
plot.rule(times, "each length", ["buckets", "one size"])

# %% [markdown]
# Below that number, compiling for each length is as fast or faster. One size wastes work on short
# rows, but its time hardly grows with the number of lengths; each compilation adds to the other two.
# The rule holds for this function on this machine: with a longer call beside the same compilation,
# the lines cross later. Put your own function into the snippet and run it.
#
# [The snippet that was timed, and its output](../pitfalls/retracing/new-shapes.md#what-it-costs).
