"""The HTTP API without HTTP: what a request asks for and what the answer says. The service and the edition in a tab share it.

requests          reading a request: table, seat, key, body, language
problems          refusals as errors with a status
table_options     the options of a table as clients send them
new_tables        the entries of a new table and of a rematch
positions         tables at which a clause is tried
viewpoints        what a replay may show to whom
uploaded_records  records that clients send
dice              commitments, nonces and seed; all chance derived again
"""
