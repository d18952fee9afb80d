"""What the server remembers: SQLite by default, PostgreSQL by one setting, the same code for both."""
