"""What `render()` shows: a view with display names, and the sections of the image.

display_model, display_names, display_table  a view's state with English names, for images and texts
palette, typography, canvas                  colours; fonts and text; drawing on an image 1200 units wide
icons, tokens                                icons for dice, cards, Cigarettes and Beatings; the players' tokens
place_floors, tunnel_ground                  the backdrop: the floors of the Places, the earth around the tunnels
floor_plan, piles, player_rows,              the sections of the image
status_bars, hand_panel

Each line imports only from those above it. `env/image_rendering.py` assembles the image; `env/text_rendering.py` writes the
same table as text.
"""
