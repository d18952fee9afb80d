"""Boxes: what a folder under dday/boxes may bring, and the shelf they are found on."""
