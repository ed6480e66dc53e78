#!/bin/sh
# Makes apt use Debian's archive of the day on which the base image was made. The sources of the official image name it in a
# comment, so the digest of the image also pins the packages that are installed later.
set -eu
sources=${1:-/etc/apt/sources.list.d/debian.sources}
grep -q '^# http://snapshot\.debian\.org/' "$sources" || { echo "$sources names no snapshot" >&2; exit 1; }
pinned=$(awk '
  /^URIs:/ { next }
  /^# http:\/\/snapshot\.debian\.org\// { sub(/^# /, "URIs: "); print; print "Check-Valid-Until: no"; next }
  { print }' "$sources")
printf '%s\n' "$pinned" > "$sources"
