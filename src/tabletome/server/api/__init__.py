"""Who may ask for what: thin handlers over the house, one module for each part of docs/protocol.md."""
