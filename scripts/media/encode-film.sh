#!/bin/sh
# Encodes the frames of film.ts into the three files of the hero, tagged bt709. Slow, so the results are committed.
set -e
frames="${1:-.cache/film}"
out="web/media"
input="-y -loglevel error -framerate 24 -i $frames/%03d.png -vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv420p -an"
tags="-colorspace bt709 -color_primaries bt709 -color_trc bt709"
# shellcheck disable=SC2086 # the options are lists of words on purpose
ffmpeg $input -c:v libsvtav1 -preset 6 -crf 42 $tags "$out/hero-av1.webm"
ffmpeg $input -c:v libvpx-vp9 -b:v 0 -crf 38 -row-mt 1 -deadline good -cpu-used 3 -g 240 $tags "$out/hero.webm"
ffmpeg $input -c:v libx264 -preset slower -profile:v high -crf 25 -tune animation $tags -movflags +faststart "$out/hero.mp4"
