#!/usr/bin/env bash
# Computes the address of a pull request's preview: writes `path` and `url` to GITHUB_OUTPUT, and
# SITE_URL to GITHUB_ENV. The path is that of GitHub Pages on every host; only the origin differs.
set -euo pipefail
: "${OWNER:?}" "${REPOSITORY:?}" "${NUMBER:?}"
path="/$REPOSITORY/pr-$NUMBER"
if [ "${REPOSITORY,,}" = "${OWNER,,}.github.io" ]; then path="/pr-$NUMBER"; fi
host=${PREVIEW_HOST:-github-pages}
if [ "$host" != github-pages ] && ! [[ "${PREVIEW_SITE:-}" =~ ^[a-z0-9-]+$ ]]; then
  echo "::error::The variable PREVIEW_SITE must hold the name of the site at the host."
  exit 1
fi
case "$host" in
  github-pages) origin="https://${OWNER,,}.github.io" ;;
  netlify) origin="https://pr-$NUMBER--$PREVIEW_SITE.netlify.app" ;;
  cloudflare-pages) origin="https://pr-$NUMBER.$PREVIEW_SITE.pages.dev" ;;
  *)
    echo "::error::PREVIEW_HOST must be github-pages, netlify or cloudflare-pages."
    exit 1
    ;;
esac
printf 'path=%s\nurl=%s\n' "$path" "$origin$path/" >> "$GITHUB_OUTPUT"
echo "SITE_URL=$origin$path" >> "$GITHUB_ENV"
