import { exifWith, orientationOf } from './orientation.ts'
import { bytesOfText, ensure, type ImageSize, joined, partOf, type Picture, textAt, viewOf } from './picture.ts'

const FILE_HEADER_BYTES = 12
const FRAME_HEADER_BYTES = 16
const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04
/** Chunks of pixels, colours and animation; EXIF, XMP and unknown chunks are left out. */
const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF'])

interface Chunk {
  name: string
  content: Uint8Array
}
interface Found {
  sizes: ImageSize[]
  frames: number
  exif: Uint8Array | null
}

/** A RIFF file is a series of chunks, each with a name and its length; a frame holds chunks of its own. */
export function readWebp(bytes: Uint8Array): Picture {
  const end = viewOf(bytes).getUint32(4, true) + 8
  const found: Found = { sizes: [], frames: 0, exif: null }
  const chunks = chunksOf(partOf(bytes, FILE_HEADER_BYTES, end))
  const kept = chunks.map((chunk) => cleaned(chunk, found)).filter((chunk) => chunk !== null)
  ensure(kept[0] !== undefined && ['VP8 ', 'VP8L', 'VP8X'].includes(kept[0].name))
  const { exif } = found
  const flags = kept[0].name === 'VP8X' ? kept[0].content : null
  if (flags) flags[0] = ((flags[0] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)) | (exif ? EXIF_FLAG : 0)
  const written = [...kept, ...(flags && exif ? [{ name: 'EXIF', content: exif }] : [])].map(bytesOfChunk)
  const body = joined([bytesOfText('WEBP'), ...written])
  return { sizes: found.sizes, frames: Math.max(found.frames, 1), bytes: bytesOfChunk({ name: 'RIFF', content: body }) }
}

function chunksOf(bytes: Uint8Array): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = 0; at < bytes.length; ) {
    const length = viewOf(bytes).getUint32(at + 4, true)
    chunks.push({ name: textAt(bytes, at, 4), content: partOf(bytes, at + 8, at + 8 + length) })
    at += 8 + length + (length % 2)
  }
  return chunks
}

/** The chunk as it is stored, or null; what it says of the picture is added to `found`. */
function cleaned({ name, content }: Chunk, found: Found): Chunk | null {
  const view = viewOf(content)
  if (name === 'EXIF') found.exif ??= exifWith(orientationOf(content))
  if (!KEPT.has(name)) return null
  if (name === 'VP8X') found.sizes.push({ width: 1 + uint24(view, 4), height: 1 + uint24(view, 7) })
  if (name === 'VP8 ') found.sizes.push(lossySize(view))
  if (name === 'VP8L') found.sizes.push(losslessSize(view))
  if (name !== 'ANMF') return { name, content: content.slice() }
  found.frames += 1
  // The offset is stored in half pixels.
  const [left, top] = [2 * uint24(view, 0), 2 * uint24(view, 3)]
  found.sizes.push({ width: left + 1 + uint24(view, 6), height: top + 1 + uint24(view, 9) })
  const parts = chunksOf(content.subarray(FRAME_HEADER_BYTES))
  ensure(parts.every((part) => part.name !== 'ANMF'))
  const kept = parts.map((part) => cleaned(part, found)).filter((part) => part !== null)
  return { name, content: joined([partOf(content, 0, FRAME_HEADER_BYTES), ...kept.map(bytesOfChunk)]) }
}

function lossySize(view: DataView): ImageSize {
  ensure(uint24(view, 3) === 0x2a019d)
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }
}

function losslessSize(view: DataView): ImageSize {
  ensure(view.getUint8(0) === 0x2f)
  const bits = view.getUint32(1, true)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
}

/** A chunk of odd length is followed by a zero. */
function bytesOfChunk({ name, content }: Chunk): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8 + content.length + (content.length % 2))
  bytes.set(bytesOfText(name))
  viewOf(bytes).setUint32(4, content.length, true)
  bytes.set(content, 8)
  return bytes
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
