"""The table online: lobby, live tables, people, storage. docs/protocol.md is what clients may rely on.

Read in this order: `messages` (what goes over the wire), `schema` and `storage` (what is kept), `live_table` (one table
in memory), `snapshots` and `log_pages` (what is kept of it beside its journal), `loading` (from what is kept to a table
in memory, whatever has become of the rules), `tables` (how a table is read and changed), `play` and `lobby` (what
people change about one), `replays` (looking back), `services` (all parts together, and what runs in the background),
`api` (who may ask for what), `app` (how it is put together).
"""
