import { exifWith, orientationOf } from './orientation.ts'
import { bytesOfText, ensure, type ImageSize, joined, partOf, type Picture, textAt, viewOf } from './picture.ts'

const SIGNATURE_BYTES = 8
/** Length, name and checksum. */
const AROUND_CONTENT = 12
/** Pixels, colours, density and animation; texts, times and EXIF are left out. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
)

/** A file is a series of chunks, each with its length; the first is the header, the last the end. */
export function readPng(bytes: Uint8Array): Picture {
  const view = viewOf(bytes)
  const sizes: ImageSize[] = []
  const kept = [partOf(bytes, 0, SIGNATURE_BYTES)]
  let frames = 0
  let name = ''
  for (let at = SIGNATURE_BYTES; name !== 'IEND'; ) {
    const chunk = partOf(bytes, at, at + AROUND_CONTENT + view.getUint32(at))
    name = textAt(chunk, 4, 4)
    ensure((name === 'IHDR') === (at === SIGNATURE_BYTES))
    if (name === 'IHDR') sizes.push({ width: view.getUint32(at + 8), height: view.getUint32(at + 12) })
    if (name === 'fcTL') {
      frames += 1
      sizes.push(frameOf(viewOf(chunk)))
    }
    const exif = name === 'eXIf' ? exifWith(orientationOf(chunk.subarray(8, -4))) : null
    if (exif) kept.push(chunkOf('eXIf', exif))
    if (KEPT.has(name)) kept.push(chunk)
    at += chunk.length
  }
  return { sizes, frames: Math.max(frames, 1), bytes: joined(kept) }
}

/** The part of the picture that a frame reaches: its offset and its size. */
const frameOf = (chunk: DataView): ImageSize => ({
  width: reach(chunk.getUint32(12), chunk.getUint32(20)),
  height: reach(chunk.getUint32(16), chunk.getUint32(24)),
})

const reach = (length: number, offset: number) => (length === 0 ? 0 : offset + length)

function chunkOf(name: string, content: Uint8Array): Uint8Array {
  const checked = joined([bytesOfText(name), content])
  const chunk = new Uint8Array(content.length + AROUND_CONTENT)
  chunk.set(checked, 4)
  viewOf(chunk).setUint32(0, content.length)
  viewOf(chunk).setUint32(checked.length + 4, crc32(checked))
  return chunk
}

/** The checksum of a chunk, as the PNG specification defines it. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}
