"""Where Chromium is installed, and the flags that tests start it with."""

import shutil

CHROMIUM = next((found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None)
# A window without the pages that suggest addresses: nobody types one here, and they cost as much as a page of ours. Only the last
# list of what is off counts, so Playwright's own stands here again.
OFF = """
WebUIOmniboxPopup WebUIOmniboxAimPopup
AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades HttpsFirstBalancedModeAutoEnable LensOverlay
MediaRouter PaintHolding ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect OptimizationHints
NetworkTimeServiceQuerying AimEnabled PreconnectToSearch
"""
FLAGS = ["--no-sandbox", "--disable-gpu", f"--disable-features={','.join(OFF.split())}"]
