"""The table online: lobby, live tables, people, storage. docs/protocol.md is what clients may rely on.

Read in this order: `messages` (what goes over the wire), `schema` and `storage` (what is kept), `live` (one table in
memory), `house` (everything that changes a table), `api` (who may ask for it), `app` (how it is put together).
"""
