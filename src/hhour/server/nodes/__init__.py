"""Several servers that are one house: the wire between them, what is said on it, and who may join."""
