#!/usr/bin/env bash
# Publishes FOLDER on the branch gh-pages: as the site itself, or under NAME (`pr-7`) beside it.
# Removes previews of pull requests that are not in the file OPEN_REQUESTS, if there is such a file.
# Without FOLDER it does only that.
#
# gh-pages keeps a single commit, because its history would only be old builds. If something else
# was published in the meantime, the lease makes the push fail, and it is tried again.
set -euo pipefail
: "${REMOTE:?}"
folder=${FOLDER:+$(realpath "$FOLDER")}
open=${OPEN_REQUESTS:+$(realpath "$OPEN_REQUESTS")}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
git init --quiet
git config user.name 'github-actions[bot]'
git config user.email '41898282+github-actions[bot]@users.noreply.github.com'
git remote add origin "$REMOTE"

for attempt in 1 2 3 4 5; do
  old=$(git ls-remote origin refs/heads/gh-pages | cut -f1)
  if [ -n "$old" ]; then
    git fetch --quiet --depth 1 origin "$old"
    git checkout --quiet --force --detach FETCH_HEAD
  elif [ -z "$folder" ]; then
    exit 0
  fi
  for preview in pr-*/; do
    [ -d "$preview" ] && [ -n "$open" ] || continue
    number=${preview#pr-}
    grep --quiet --line-regexp "${number%/}" "$open" || rm -rf "$preview"
  done
  if [ -n "$folder" ] && [ -n "${NAME:-}" ]; then
    rm -rf "$NAME"
    cp -R "$folder" "$NAME"
  elif [ -n "$folder" ]; then
    others=(! -name .git ! -name CNAME ! -name 'pr-*')
    if [ ! -e deployed.json ] && [ -n "$(find . -mindepth 1 -maxdepth 1 "${others[@]}" ! -name .nojekyll)" ]; then
      echo '::error::gh-pages has files that no deployment wrote: remove or rename that branch.'
      exit 1
    fi
    find . -mindepth 1 -maxdepth 1 "${others[@]}" -exec rm -rf {} +
    cp -R "$folder/." .
  fi
  # Without this file, GitHub omits every folder whose name starts with an underscore.
  touch .nojekyll
  git add --all --force .
  tree=$(git write-tree)
  if [ -n "$old" ] && [ "$tree" = "$(git rev-parse "$old^{tree}")" ]; then exit 0; fi
  commit=$(git commit-tree "$tree" -m 'Publish the site and previews')
  if git push --quiet "--force-with-lease=gh-pages:$old" origin "$commit:refs/heads/gh-pages"; then
    exit 0
  fi
  # If nothing else was published, Git has said what failed.
  [ "$(git ls-remote origin refs/heads/gh-pages | cut -f1)" != "$old" ] || exit 1
  sleep "$((attempt * 5))"
done
echo "::error::The branch gh-pages kept changing; run this job again."
exit 1
