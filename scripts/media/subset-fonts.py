#!/usr/bin/env python3
"""Writes the two text fonts that every page fetches: the letters of our own words, the weights that the styles use.

Needs fonttools with brotli; the results are committed. Other letters come from the packages' whole files (web/styles/fonts.css).
"""
import shutil
from fontTools.subset import Options, Subsetter, save_font
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

PACKAGES = "node_modules/@fontsource-variable"
OUT = "web/media/fonts"
# Printable ASCII, the accents of Afrikaans, French and Portuguese names, quotes, dashes, and signs that a plan uses.
LETTERS = [*range(0x20, 0x7F), *map(ord, "\u00a0©«°²·»ÁÉÊËÏÔÛ×àáèéêëíîïóôöúûü–—‘’“”•…€")]


def subset(font, features):
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.flavor = "woff2"
    worker = Subsetter(options)
    worker.populate(unicodes=LETTERS)
    worker.subset(font)
    return options


def core_font(name, weights, kerning_of=None):
    path = f"{PACKAGES}/{name}/files/{name}-latin-wght-normal.woff2"
    font = instantiateVariableFont(TTFont(path), {"wght": weights})
    # Kerning for every weight can be as heavy as the letters: one weight's then serves all of them.
    if kerning_of:
        still = instantiateVariableFont(TTFont(path), {"wght": kerning_of})
        for table in ("GPOS", "GDEF"):
            font[table] = still[table]
    options = subset(font, ["kern", "tnum"])
    save_font(font, f"{OUT}/{name}-core.woff2", options)
    shutil.copyfile(f"{PACKAGES}/{name}/LICENSE", f"{OUT}/{name}-LICENSE.txt")


core_font("bricolage-grotesque", (700, 800), 765)
core_font("figtree", (400, 700))
