import { exifWith, orientationOf } from './orientation.ts'
import { bytesOfText, ensure, type ImageSize, joined, partOf, type Picture, textAt, viewOf } from './picture.ts'

const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const COMMENT = 0xfe

/** A file is a series of segments, each with a marker and its length; behind a scan's header come the pixels. */
export function readJpeg(bytes: Uint8Array): Picture {
  const view = viewOf(bytes)
  const sizes: ImageSize[] = []
  const kept = [partOf(bytes, 0, 2)]
  let hasScan = false
  let hasOrientation = false
  for (let at = 2; !(hasScan && at >= bytes.length); ) {
    ensure(view.getUint8(at) === 0xff)
    const marker = view.getUint8(at + 1)
    // A segment may begin with any number of 0xff.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === END_OF_IMAGE) break
    const segment = segmentAt(bytes, at)
    const content = segment.subarray(4)
    if (isFrame(marker)) sizes.push({ height: view.getUint16(at + 5), width: view.getUint16(at + 7) })
    at += segment.length
    if (isKept(marker, content)) kept.push(segment)
    if (marker === APP1 && !hasOrientation) {
      const exif = textAt(content, 0, 4) === 'Exif' ? exifWith(orientationOf(content)) : null
      if (exif) kept.push(segmentOf(exif))
      hasOrientation = exif !== null
    }
    if (marker !== START_OF_SCAN) continue
    hasScan = true
    const end = endOfScan(bytes, at)
    kept.push(partOf(bytes, at, end))
    at = end
  }
  ensure(hasScan)
  return { sizes, frames: 1, bytes: joined([...kept, Uint8Array.of(0xff, END_OF_IMAGE)]) }
}

function segmentAt(bytes: Uint8Array, at: number): Uint8Array {
  const length = viewOf(bytes).getUint16(at + 2)
  ensure(length >= 2)
  return partOf(bytes, at, at + 2 + length)
}

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Of what applications add, only what the colours need: JFIF, the profile and Adobe's transform. */
function isKept(marker: number, content: Uint8Array): boolean {
  if (marker === APP0) return textAt(content, 0, 5) === 'JFIF\0'
  if (marker === APP2) return textAt(content, 0, 12) === 'ICC_PROFILE\0'
  if (marker === APP14) return textAt(content, 0, 5) === 'Adobe'
  return !(marker >= APP0 && marker <= 0xef) && marker !== COMMENT
}

const segmentOf = (exif: Uint8Array) => joined([bytesOfText('\xff\xe1\0\x22Exif\0\0'), exif])

/** In a scan, 0xff is followed by 0, by a restart marker, or by 0xff; everything else is the next segment. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    const isOfScan = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
    if (!isOfScan) return at
  }
  return bytes.length
}
