"""Cards as data, the hooks they touch, what may be recruited, found and used."""
