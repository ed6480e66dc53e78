#!/bin/sh
# Checks the environment, fills in the server's configuration and starts the server: nginx, or Caddy with SERVER=caddy.
# deploy/README.md lists the variables.
set -eu
fail() {
  echo "start.sh: $1" >&2
  exit 1
}
# True if every line matches, including the single line of an empty text.
matches() { [ "$(printf '%s\n' "$1" | grep -Ecvx "$2")" = 0 ]; }
# A list of "https://host[:port]", separated by spaces.
check_origins() { matches "$2" '( *https://[A-Za-z0-9.*-]+(:[0-9]+)?)* *' || fail "$1 must hold origins such as https://pay.example.fi"; }

: "${API_UPSTREAM:?API_UPSTREAM is not set: the address of the API, such as https://api.example.fi}"
: "${PORTAL_CONFIG:?PORTAL_CONFIG is not set: the text of config.json, see deploy/README.md}"
here=$(cd "$(dirname "$0")" && pwd)
server="${SERVER:-nginx}"
case $server in nginx | caddy) ;; *) fail "SERVER must be nginx or caddy" ;; esac
system_ca="${SYSTEM_CA:-/etc/ssl/certs/ca-certificates.crt}"
export LISTEN="${LISTEN:-8080}"
export ROOT="${ROOT:-/srv/portal}"
export RUN_DIR="${RUN_DIR:-/tmp/portal}"
export MIME_TYPES="${MIME_TYPES:-/etc/nginx/mime.types}"
export CLIENT_TIMEOUT="${CLIENT_TIMEOUT:-10s}"
export BODY_TIMEOUT="${BODY_TIMEOUT:-30s}"
export IMAGE_HOSTS="${IMAGE_HOSTS:-}"
export PAYMENT_HOSTS="${PAYMENT_HOSTS:-}"
check_origins API_ORIGIN "${API_ORIGIN:-}"
check_origins IMAGE_HOSTS "$IMAGE_HOSTS"
check_origins PAYMENT_HOSTS "$PAYMENT_HOSTS"

# The API: its URL, the name in its certificate, and the Host header.
API_UPSTREAM=${API_UPSTREAM%/}
matches "$API_UPSTREAM" 'https?://([A-Za-z0-9.-]+|\[[0-9A-Fa-f:]+\])(:[0-9]{1,5})?' ||
  fail "API_UPSTREAM must be https://host or http://host, with a port where needed and no path"
scheme=${API_UPSTREAM%%://*}
authority_of() { printf '%s' "$1" | sed -E 's|^https?://([^/]+).*$|\1|'; }
name_of() { authority_of "$1" | sed -E 's|:[0-9]+$||'; }
API_AUTHORITY=$(authority_of "$API_UPSTREAM")
API_NAME=$(name_of "$API_UPSTREAM")
# localhost may be missing in DNS.
API_ADDRESS=$(printf '%s' "$API_UPSTREAM" | sed -E 's|^(https?://)localhost(:.*)?$|\1127.0.0.1\2|')
export API_ADDRESS API_AUTHORITY API_NAME

export API_UPSTREAM_CA="${API_UPSTREAM_CA:-$system_ca}"
export API_UPSTREAM_VERIFY_DEPTH="${API_UPSTREAM_VERIFY_DEPTH:-3}"
export API_UPSTREAM_VERIFY="${API_UPSTREAM_VERIFY:-on}"
case $API_UPSTREAM_VERIFY in
  on) [ "$scheme" = http ] || [ -r "$API_UPSTREAM_CA" ] || fail "API_UPSTREAM_CA cannot be read: $API_UPSTREAM_CA" ;;
  off) matches "$API_NAME" 'localhost|127(\.[0-9]{1,3}){3}|\[::1\]' ||
    fail "API_UPSTREAM_VERIFY=off is for an API on this machine only, not for $API_NAME" ;;
  *) fail "API_UPSTREAM_VERIFY must be on or off" ;;
esac

# Proxies in front whose X-Forwarded-For and X-Forwarded-Proto are believed; none unless set.
REAL_IP_FROM= TRUSTED_ADDRESSES= TRUSTED_PROXIES_LINE=
for address in ${TRUSTED_PROXIES:-}; do
  matches "$address" '[0-9]{1,3}(\.[0-9]{1,3}){3}(/[0-9]{1,2})?|[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(/[0-9]{1,3})?' ||
    fail "TRUSTED_PROXIES must hold addresses such as 10.0.0.0/8, not $address"
  REAL_IP_FROM="$REAL_IP_FROM set_real_ip_from $address;"
  TRUSTED_ADDRESSES="$TRUSTED_ADDRESSES $address 1;"
  TRUSTED_PROXIES_LINE="${TRUSTED_PROXIES_LINE:-trusted_proxies} $address"
done
export REAL_IP_FROM TRUSTED_ADDRESSES TRUSTED_PROXIES_LINE

# nginx resolves names at run time; Caddy reads resolv.conf itself. IPv6 only if this machine has an IPv6 address, because a
# call is tried at one address only.
own_resolver="${RESOLVER:-}"
if [ -z "$own_resolver" ]; then
  RESOLVER=$(sed -nE 's/^nameserver[[:space:]]+([^%[:space:]]+).*/\1/p' /etc/resolv.conf 2>/dev/null |
    sed -E 's/^(.*:.*)$/[\1]/' | tr '\n' ' ')
fi
RESOLVER="${RESOLVER:-127.0.0.1}"
has_ipv6() { awk '$4 == "00" { found = 1 } END { exit !found }' /proc/net/if_inet6 2>/dev/null; }
has_ipv6 || RESOLVER="$RESOLVER ipv6=off"
export RESOLVER

# config.json, checked by the portal's own rules.
umask 022
mkdir -p "$RUN_DIR"
printf '%s\n' "$PORTAL_CONFIG" > "$RUN_DIR/config.json"
schema="${CONFIG_SCHEMA:-$here/config-schema.json}"
[ -r "$schema" ] || fail "CONFIG_SCHEMA cannot be read: $schema"
# An empty text would be no input to jq, so check that there is exactly one value.
jq -es 'length == 1' < "$RUN_DIR/config.json" > /dev/null 2>&1 || fail "PORTAL_CONFIG is not JSON"
problems=$(jq -r --slurpfile schema "$schema" -f "$here/check-config.jq" < "$RUN_DIR/config.json")
[ -z "$problems" ] || fail "PORTAL_CONFIG is not valid: $(printf '%s' "$problems" | tr '\n' ';')"

# The hash of the only inline style: that of the prerendered login pages.
style_hash_file="${STYLE_HASH_FILE:-$here/style-hash.txt}"
[ -r "$style_hash_file" ] || fail "STYLE_HASH_FILE cannot be read: $style_hash_file"
STYLE_HASH=$(cat "$style_hash_file")
matches "$STYLE_HASH" 'sha256-[A-Za-z0-9+/]{43}=' || fail "STYLE_HASH_FILE must hold a hash such as sha256-…"
export STYLE_HASH

# Error reports (SECURITY.md): another origin must be allowed in connect-src; a path is sent to the API.
report_url=$(jq -r '.reportUrl // ""' < "$RUN_DIR/config.json")
report_origin=
CSP_REPORTS=
export REPORT_TARGET= REPORT_AUTHORITY= REPORT_NAME= REPORT_CA="$API_UPSTREAM_CA"
case $report_url in
  https://*)
    report_origin="https://$(authority_of "$report_url")"
    REPORT_TARGET=$report_url REPORT_AUTHORITY=$(authority_of "$report_url") REPORT_NAME=$(name_of "$report_url")
    REPORT_CA=$system_ca
    ;;
  /*) REPORT_TARGET="$API_ADDRESS$report_url" REPORT_AUTHORITY=$API_AUTHORITY REPORT_NAME=$API_NAME ;;
esac
# Caddy 2.6 cannot remove private data from a report, so reports are not requested.
[ -z "$report_url" ] || [ "$server" = caddy ] || CSP_REPORTS='; report-uri /csp-report'
export CSP_REPORTS CONNECT_HOSTS="${API_ORIGIN:-} $report_origin"

rm -f "$RUN_DIR/security.txt"
if [ -n "${SECURITY_CONTACT:-}" ]; then
  matches "$SECURITY_CONTACT" '(mailto:|https://)[^[:space:]]+' ||
    fail "SECURITY_CONTACT must be a mailto: or https: address"
  half_a_year_on=$(($(date +%s) + 180 * 24 * 3600))
  # date of GNU and busybox, or of BSD.
  expires=$(date -u -d "@$half_a_year_on" +%Y-%m-%dT%H:%M:%SZ 2>/dev/null || date -u -r "$half_a_year_on" +%Y-%m-%dT%H:%M:%SZ)
  printf 'Contact: %s\nExpires: %s\nPreferred-Languages: fi, en\n' "$SECURITY_CONTACT" "$expires" > "$RUN_DIR/security.txt"
fi

# nginx sends Brotli files if it has the module (Debian: libnginx-mod-http-brotli-static), otherwise gzip.
BROTLI_MODULE= BROTLI_STATIC= BROTLI_OFF=
module="${NGINX_MODULES:-/usr/lib/nginx/modules}/ngx_http_brotli_static_module.so"
if [ -r "$module" ]; then
  BROTLI_MODULE="load_module $module;" BROTLI_STATIC='brotli_static on;' BROTLI_OFF='brotli_static off;'
fi
export BROTLI_MODULE BROTLI_STATIC BROTLI_OFF

# Replace only our own variables; nginx's variables keep their dollar sign.
names='${API_ADDRESS} ${API_AUTHORITY} ${API_NAME} ${API_UPSTREAM_VERIFY} ${API_UPSTREAM_VERIFY_DEPTH} ${API_UPSTREAM_CA}
  ${RESOLVER} ${RESOLVERS} ${CONNECT_HOSTS} ${CSP_REPORTS} ${IMAGE_HOSTS} ${PAYMENT_HOSTS} ${REPORT_TARGET}
  ${REPORT_AUTHORITY} ${REPORT_NAME} ${REPORT_CA} ${LISTEN} ${ROOT} ${RUN_DIR} ${MIME_TYPES} ${CLIENT_TIMEOUT}
  ${BODY_TIMEOUT} ${REAL_IP_FROM} ${TRUSTED_ADDRESSES} ${TRUSTED_PROXIES_LINE} ${BIND} ${PORT} ${TLS} ${STYLE_HASH} ${BROTLI_MODULE} ${BROTLI_STATIC} ${BROTLI_OFF}'
fill() { envsubst "$names" < "$here/$1"; }
headers=$(fill headers.txt | tr -s ' ' | sed 's/ ;/;/g')
# One line per header: sets the server's own, and drops the API's header of that name.
headers_as() { printf '%s\n' "$headers" | sed -E "s|^([^:]+): (.*)\$|$1|"; }

if [ "$server" = nginx ]; then
  # nginx requires a file even if it is not used.
  [ "$scheme" = https ] || API_UPSTREAM_VERIFY=off
  headers_as 'add_header \1 "\2" always; proxy_hide_header \1;' > "$RUN_DIR/headers.conf"
  fill nginx.conf.template > "$RUN_DIR/nginx.conf"
  nginx -t -q -c "$RUN_DIR/nginx.conf" -g "${NGINX_DIRECTIVES:-}"
  exec nginx -c "$RUN_DIR/nginx.conf" -g "daemon off; ${NGINX_DIRECTIVES:-}"
fi

case $LISTEN in
  *:*) BIND=${LISTEN%:*} PORT=${LISTEN##*:} ;;
  *) BIND=0.0.0.0 PORT=$LISTEN ;;
esac
TLS=
if [ "$scheme" = https ]; then
  TLS="tls
		tls_server_name $API_NAME
		tls_trusted_ca_certs $API_UPSTREAM_CA"
  [ "$API_UPSTREAM_VERIFY" = on ] || TLS="tls_insecure_skip_verify"
fi
RESOLVERS=
for address in $own_resolver; do
  case $address in
    *=*) ;;
    *:*) RESOLVERS="$RESOLVERS udp/$address" ;;
    *) RESOLVERS="$RESOLVERS udp/$address:53" ;;
  esac
done
[ -z "$RESOLVERS" ] || RESOLVERS="resolvers$RESOLVERS"
export BIND PORT TLS RESOLVERS
# Otherwise Caddy stores its state in the home directory.
export HOME="$RUN_DIR" XDG_DATA_HOME="$RUN_DIR" XDG_CONFIG_HOME="$RUN_DIR"
headers_as 'header \1 "\2"' > "$RUN_DIR/headers.caddy"
headers_as 'header_down -\1' > "$RUN_DIR/hidden-headers.caddy"
fill Caddyfile.template > "$RUN_DIR/Caddyfile"
caddy validate --config "$RUN_DIR/Caddyfile" --adapter caddyfile > /dev/null 2>&1 ||
  caddy validate --config "$RUN_DIR/Caddyfile" --adapter caddyfile
exec caddy run --config "$RUN_DIR/Caddyfile" --adapter caddyfile
