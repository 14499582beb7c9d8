#!/usr/bin/env bash
# Writes `key=code-…` to GITHUB_OUTPUT: the same for commits that differ in nothing but texts.
set -euo pipefail
key=$(git ls-files --stage -- . ':!content' ':(exclude,glob)*.md' | sha256sum | cut --delimiter=" " --fields=1)
echo "key=code-$key" >> "$GITHUB_OUTPUT"
