"""Who may ask for what: thin handlers over the services, one module for each part of docs/protocol.md."""
