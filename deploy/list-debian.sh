#!/bin/sh
# Adds Debian's installed packages to a CycloneDX list. Prints the whole list.
# Usage: list-debian.sh dist-sbom.json
set -eu
release=$(. "${OS_RELEASE:-/etc/os-release}" && printf '%s-%s' "$ID" "$VERSION_ID")
dpkg-query -W -f '${Package}\t${Version}\t${Architecture}\n' | jq -R -s --arg distro "$release" --slurpfile built "$1" '
  def purl: "pkg:deb/debian/\(.[0])@\(.[1] | @uri)?arch=\(.[2])&distro=\($distro)";
  [split("\n")[] | select(. != "") | split("\t") | { type: "application", name: .[0], version: .[1], purl: purl, "bom-ref": purl }]
  as $debian | $built[0] | .components += $debian'
