"""HTTP: routes, responses, limits, the files of the browser client, OpenAPI."""
