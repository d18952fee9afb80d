"""What the environments stand on, in plain Python without arrays, so that it compiles with the engine."""
