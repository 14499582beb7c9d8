#!/usr/bin/env bash
# Copies the folder `site` to its path in the folder `preview`. Hosts look for their own files and
# for the error page at the root, so these are copied there as well.
set -euo pipefail
mkdir -p "preview$SITE_PATH"
cp -R site/. "preview$SITE_PATH/"
echo "/ $SITE_PATH/ 302" > preview/_redirects
if [ -f site/_redirects ]; then cat site/_redirects >> preview/_redirects; fi
if [ -f site/404.html ]; then cp site/404.html preview/404.html; fi
