"""Atlantikwall: a German player, Battle Conditions and Badges; each module a folder that brings a Box of its own."""
