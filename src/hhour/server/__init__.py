"""The table over HTTP and WebSocket: who sits where, one writer a game, and a store that never forgets a move."""
