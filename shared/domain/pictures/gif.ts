import { ensure, type ImageSize, joined, partOf, type Picture, textAt, viewOf } from './picture.ts'

const HEADER_BYTES = 13
const EXTENSION = 0x21
const FRAME = 0x2c
const TRAILER = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff
/** Repetition and the colour profile; XMP and others are left out. */
const KEPT_APPLICATIONS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

/** A file is a header with its colours, then extensions and frames, each a series of sub-blocks, then the trailer. */
export function readGif(bytes: Uint8Array): Picture {
  const view = viewOf(bytes)
  const sizes: ImageSize[] = [{ width: view.getUint16(6, true), height: view.getUint16(8, true) }]
  let at = HEADER_BYTES + coloursAfter(view.getUint8(10))
  const kept = [partOf(bytes, 0, at)]
  for (let kind = view.getUint8(at); kind !== TRAILER; kind = view.getUint8(at)) {
    ensure(kind === EXTENSION || kind === FRAME)
    const end = endOfBlocks(view, kind === FRAME ? startOfPixels(view, at) : at + 2)
    const block = partOf(bytes, at, end)
    if (kind === FRAME) sizes.push(frameAt(view, at))
    if (kind === FRAME || isKept(block)) kept.push(block)
    at = end
  }
  const frames = sizes.length - 1
  ensure(frames > 0)
  return { sizes, frames, bytes: joined([...kept, Uint8Array.of(TRAILER)]) }
}

/** The part of the picture that a frame reaches: its offset and its size. */
const frameAt = (view: DataView, at: number): ImageSize => ({
  width: reach(view.getUint16(at + 5, true), view.getUint16(at + 1, true)),
  height: reach(view.getUint16(at + 7, true), view.getUint16(at + 3, true)),
})

const reach = (length: number, offset: number) => (length === 0 ? 0 : offset + length)

/** Behind a frame's header: its own colours, and the size of its codes. */
const startOfPixels = (view: DataView, at: number) => at + 11 + coloursAfter(view.getUint8(at + 9))

const coloursAfter = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Each sub-block begins with its length; one of no length is the last. */
function endOfBlocks(view: DataView, from: number): number {
  let at = from
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += 1 + length
  return at + 1
}

function isKept(extension: Uint8Array): boolean {
  if (extension[1] === GRAPHIC_CONTROL) return true
  return extension[1] === APPLICATION && KEPT_APPLICATIONS.has(textAt(extension, 3, 11))
}
