"""Battle maps: how they are written, found, checked, laid out, and which ways lead where."""
