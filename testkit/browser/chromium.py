"""Where Chromium is installed, and the flags that tests start it with."""

import shutil

# The headless shell is Chromium without its own windows and menus: tests need an eighth less time.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
# The pages that suggest addresses are disabled, because they cost as much time as a page of ours. Only the last list of disabled
# features counts, so Playwright's own list is repeated here.
DISABLED = """
WebUIOmniboxPopup WebUIOmniboxAimPopup
AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades HttpsFirstBalancedModeAutoEnable LensOverlay
MediaRouter PaintHolding ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect OptimizationHints
NetworkTimeServiceQuerying AimEnabled PreconnectToSearch
"""
FLAGS = ["--no-sandbox", "--disable-gpu", f"--disable-features={','.join(DISABLED.split())}"]
