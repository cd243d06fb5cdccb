import type { ImageType } from './image-type.ts'

export interface ImageSize {
  width: number
  height: number
}

/**
 * The dimensions of a picture in pixels from its header, without decoding it; null if the header does not contain them.
 */
export function imageSizeOf(bytes: Uint8Array, type: ImageType): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = READERS[type](view)
    return size && size.width > 0 && size.height > 0 ? size : null
  } catch (error) {
    // The file ends before its dimensions.
    if (error instanceof RangeError) return null
    throw error
  }
}

const READERS: Record<ImageType, (view: DataView) => ImageSize | null> = {
  'image/png': (view) =>
    textAt(view, 12, 4) === 'IHDR' ? { width: view.getUint32(16), height: view.getUint32(20) } : null,
  'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
  'image/avif': avifSize,
}

/** The frame header comes after any number of segments, each with its length. */
function jpegSize(view: DataView): ImageSize | null {
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    // The scan or the end of the file: no more segments follow.
    if (marker === 0xda || marker === 0xd9) return null
    const length = view.getUint16(at + 2)
    if (length < 2) return null
    at += 2 + length
  }
  return null
}

function webpSize(view: DataView): ImageSize | null {
  switch (textAt(view, 12, 4)) {
    case 'VP8X':
      return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
    case 'VP8L': {
      if (view.getUint8(20) !== 0x2f) return null
      const bits = view.getUint32(21, true)
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
    }
    case 'VP8 ':
      if (uint24(view, 23) !== 0x2a019d) return null
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    default:
      return null
  }
}

/**
 * Path to the dimensions in AVIF: meta, properties, their container, and in it one `ispe` for each part of the picture.
 */
function avifSize(view: DataView): ImageSize | null {
  const [meta] = boxesIn(view, 0, view.byteLength, 'meta')
  const [properties] = meta ? boxesIn(view, meta.start + 4, meta.end, 'iprp') : []
  const [container] = properties ? boxesIn(view, properties.start, properties.end, 'ipco') : []
  const sizes = (container ? boxesIn(view, container.start, container.end, 'ispe') : []).map(({ start }) => ({
    width: view.getUint32(start + 4),
    height: view.getUint32(start + 8),
  }))
  return sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0] ?? null
}

const MOST_BOXES = 1000

function boxesIn(view: DataView, from: number, to: number, name: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  let at = from
  for (let count = 0; at + 8 <= to && count < MOST_BOXES; count++) {
    const length = view.getUint32(at) || to - at
    if (length < 8) return found
    const end = Math.min(at + length, to)
    if (textAt(view, at + 4, 4) === name) found.push({ start: at + 8, end })
    at += length
  }
  return found
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

const textAt = (view: DataView, at: number, length: number): string =>
  Array.from({ length }, (_, i) => String.fromCharCode(view.getUint8(at + i))).join('')
