#!/usr/bin/env bash
# Writes `code=true` to GITHUB_OUTPUT if anything but texts changed since the commit BEFORE, or if
# that cannot be determined.
set -euo pipefail
code=true
if git cat-file -e "${BEFORE:-none}^{commit}" 2> /dev/null &&
  [ -z "$(git diff --name-only "$BEFORE" HEAD -- . ':!content' ':!docs' ':!*.md')" ]; then
  code=false
fi
echo "code=$code" >> "$GITHUB_OUTPUT"
