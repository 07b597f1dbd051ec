#!/bin/sh
# Install Tabletome into a folder of its own: deploy/install.sh FOLDER WHEEL
# The image is made by this script, and so can any machine with Python 3.11 or newer be. See docs/running.md.
set -eu
folder=${1:?write: install.sh FOLDER WHEEL}
wheel=${2:?write: install.sh FOLDER WHEEL}
here=$(cd "$(dirname "$0")" && pwd)

"${PYTHON:-python3}" -m venv "$folder"
"$folder/bin/pip" install --quiet --disable-pip-version-check --no-cache-dir \
    --constraint "$here/../constraints.txt" "$wheel[push]"
