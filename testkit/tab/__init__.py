"""Browser tabs without a browser, and what is compared between editions.

browser_tab       a tab as the worker in the page runs it
two_editions      the service and a tab, with the same calls
scripted_table    a table from its creation to the rematch, and all calls that were made
plain_requests    requests that need no table, golden records among them
counted_secrets   keys, codes and seeds that are the same in every run
"""
