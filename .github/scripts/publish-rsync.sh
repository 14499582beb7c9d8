#!/usr/bin/env bash
# Copies FOLDER, or the folder `site`, to RSYNC_TARGET (user@host:/folder/) over SSH, at RSYNC_PORT if
# it is not 22, and deletes everything else there. So the target must be new, empty, or contain an
# earlier deployment. Only the host whose key is in RSYNC_KNOWN_HOSTS is trusted.
set -euo pipefail
: "${RSYNC_TARGET:?}" "${RSYNC_KEY:?}" "${RSYNC_KNOWN_HOSTS:?}"
if ! [[ "$RSYNC_TARGET" =~ ^[A-Za-z0-9_.-]+@[A-Za-z0-9.-]+:/[A-Za-z0-9_./-]+$ ]]; then
  echo "::error::The variable RSYNC_TARGET must look like user@host:/folder/."
  exit 1
fi
keys=$(mktemp -d)
trap 'rm -rf "$keys"' EXIT
umask 077
printf '%s\n' "$RSYNC_KEY" > "$keys/key"
printf '%s\n' "$RSYNC_KNOWN_HOSTS" > "$keys/hosts"
shell="ssh -p ${RSYNC_PORT:-22} -i $keys/key -o UserKnownHostsFile=$keys/hosts -o StrictHostKeyChecking=yes -o BatchMode=yes"
target=${RSYNC_TARGET%/}/
missing=23 # rsync's exit code if the folder does not exist yet
is_new=true
if present=$(rsync --list-only --rsh "$shell" "$target" 2> "$keys/errors"); then
  if grep --quiet --invert-match ' \.$' <<< "$present" && ! grep --quiet ' deployed\.json$' <<< "$present"; then
    echo "::error::$RSYNC_TARGET holds something else than a deployment, which would be deleted: name another folder."
    exit 1
  fi
  if grep --quiet ' deployed\.json$' <<< "$present"; then is_new=false; fi
elif [[ $? -ne $missing ]]; then
  cat "$keys/errors" >&2
  exit 1
fi
# The mark of a deployment goes first, so that one that is cut off can be repeated.
if $is_new; then rsync --times --rsh "$shell" "${FOLDER:-site}/deployed.json" "$target"; fi
# Only its owner may set the time of a folder, and the web server is to read what is new.
rsync --recursive --links --times --omit-dir-times --chmod=D755,F644 --compress --checksum \
  --delete-after --delay-updates --rsh "$shell" "${FOLDER:-site}/" "$target"
