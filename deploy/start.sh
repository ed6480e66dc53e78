#!/bin/sh
# Fills in nginx.conf and config.json from the environment and starts nginx. Needs API_UPSTREAM and PORTAL_CONFIG; the
# others have defaults.
set -eu
: "${API_UPSTREAM:?API_UPSTREAM is not set: the address of the API, such as https://api.example.fi}"
: "${PORTAL_CONFIG:?PORTAL_CONFIG is not set: the text of config.json, see deploy/README.md}"
export API_UPSTREAM
export API_ORIGIN="${API_ORIGIN:-}"
export IMAGE_HOSTS="${IMAGE_HOSTS:-}"
export PAYMENT_HOSTS="${PAYMENT_HOSTS:-}"
export LISTEN="${LISTEN:-8080}"
export ROOT="${ROOT:-/srv/portal}"
export RUN_DIR="${RUN_DIR:-/tmp/nginx}"
export MIME_TYPES="${MIME_TYPES:-/etc/nginx/mime.types}"
export PROXY_INCLUDE="${PROXY_INCLUDE:-/etc/portal/proxy.conf}"
mkdir -p "$RUN_DIR"
here=$(dirname "$0")
# Only our own names: nginx's variables keep their dollar.
names='${API_UPSTREAM} ${API_ORIGIN} ${IMAGE_HOSTS} ${PAYMENT_HOSTS} ${LISTEN} ${ROOT} ${RUN_DIR} ${MIME_TYPES} ${PROXY_INCLUDE}'
envsubst "$names" < "$here/nginx.conf.template" > "$RUN_DIR/nginx.conf"
printf '%s\n' "$PORTAL_CONFIG" > "$RUN_DIR/config.json"
nginx -t -q -c "$RUN_DIR/nginx.conf"
exec nginx -c "$RUN_DIR/nginx.conf" -g 'daemon off;'
