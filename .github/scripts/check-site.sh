#!/usr/bin/env bash
# Rejects the folder `site` unless it contains only the files of a static site: no links out of the
# folder, no Git or host configuration, no code that a host would run on its servers.
set -euo pipefail
refuse() {
  echo "::error::The site is not published: $1."
  exit 1
}
cd site
[ -f index.html ] || refuse 'it has no index.html'
[ -z "$(find . ! -type f ! -type d -print -quit)" ] || refuse 'it holds links or devices'
[ -z "$(find . -mindepth 1 -name '.*' -print -quit)" ] || refuse 'it holds hidden files'
[ -z "$(
  find . -mindepth 1 \( -iname netlify.toml -o -iname 'wrangler.*' -o -iname CNAME \
    -o -iname '_worker.*' -o -iname _routes.json -o -iname functions \) -print -quit
)" ] || refuse 'it holds configuration or code for a host'
# Redirects may only lead to this site; header rules are never taken from unreviewed code.
if [ -f _redirects ]; then
  [ -z "$(
    LC_ALL=C grep --text --extended-regexp --invert-match --line-number \
      '^/[^[:space:]]* /([^[:space:]/\][^[:space:]]*)? 301$' _redirects
  )" ] || refuse 'it holds redirects that this project does not write'
fi
find . -name _headers -delete
[ "$(find . -type f -printf x | wc -c)" -le 50000 ] || refuse 'it has over 50,000 files'
[ "$(du -sm . | cut -f1)" -le 500 ] || refuse 'it is larger than 500 MB'
