import jax

error = jax.errors.TracerIntegerConversionError
print(issubclass(error, jax.errors.ConcretizationTypeError))
print(issubclass(error, jax.errors.JAXTypeError))

# /// script
# dependencies = ["jax"]
# [tool.snippet]
# role = "extra"
# ///
