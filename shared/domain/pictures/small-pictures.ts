/** Small whole pictures as texts with one character for each byte; tests put them together from their parts. */
const uint16 = (value: number) => String.fromCharCode((value >> 8) & 255, value & 255)
const uint32 = (value: number) => uint16(value >>> 16) + uint16(value & 0xffff)
const reversed = (text: string) => [...text].toReversed().join('')
const little16 = (value: number) => reversed(uint16(value))
const little24 = (value: number) => reversed(uint32(value)).slice(0, 3)
const little32 = (value: number) => reversed(uint32(value))

export const pngChunk = (name: string, content: string) => `${uint32(content.length)}${name}${content}\0\0\0\0`
export const pngFrame = (width: number, height: number, left = 0, top = 0) =>
  pngChunk('fcTL', `\0\0\0\0${uint32(width)}${uint32(height)}${uint32(left)}${uint32(top)}\0\x01\0\x0a\0\0`)
export const png = (width: number, height: number, chunks = '') =>
  `\x89PNG\r\n\x1a\n${pngChunk('IHDR', `${uint32(width)}${uint32(height)}\x08\x06\0\0\0`)}${chunks}${pngChunk('IDAT', 'pixels')}${pngChunk('IEND', '')}`

export const jpegSegment = (marker: string, content: string) => `\xff${marker}${uint16(content.length + 2)}${content}`
export const jpegFrame = (width: number, height: number) =>
  jpegSegment('\xc0', `\x08${uint16(height)}${uint16(width)}\x01\x01\x11\0`)
export const jpegOf = (...segments: string[]) =>
  `\xff\xd8${segments.join('')}${jpegSegment('\xda', '\x01\x01\0\0\x3f\0')}pix\xff\0els\xff\xd9`
export const jpeg = (width: number, height: number, segments = '') =>
  jpegOf(jpegSegment('\xe0', 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'), segments, jpegFrame(width, height))

export const gifFrame = (width: number, height: number, left = 0, top = 0) =>
  `,${[left, top, width, height].map(little16).join('')}\0\x02\x01\x4c\0`
export const gif = (width: number, height: number, blocks = gifFrame(width, height)) =>
  `GIF89a${little16(width)}${little16(height)}\x80\0\0\0\0\0\xff\xff\xff${blocks};`

export const webpChunk = (name: string, content: string) =>
  `${name}${little32(content.length)}${content}${content.length % 2 ? '\0' : ''}`
export const webpOf = (...chunks: string[]) => webpChunk('RIFF', `WEBP${chunks.join('')}`)
export const webpLossy = (width: number, height: number) =>
  webpChunk('VP8 ', `\0\0\0\x9d\x01\x2a${little16(width)}${little16(height)}`)
export const webpCanvas = (width: number, height: number, flags = '\0') =>
  webpChunk('VP8X', `${flags}\0\0\0${little24(width - 1)}${little24(height - 1)}`)
/** A frame at (16, 8). */
export const webpFrame = (width: number, height: number, ...chunks: string[]) =>
  webpChunk('ANMF', `\x08\0\0\x04\0\0${little24(width - 1)}${little24(height - 1)}\x0a\0\0\0${chunks.join('')}`)
export const webp = (width: number, height: number, chunks = '') =>
  webpOf(webpCanvas(width, height), webpLossy(width, height), chunks)

export const box = (name: string, ...content: string[]) => {
  const text = content.join('')
  return `${uint32(text.length + 8)}${name}${text}`
}
export const fullBox = (name: string, ...content: string[]) => box(name, '\0\0\0\0', ...content)
export const ispe = (width: number, height: number) => fullBox('ispe', uint32(width), uint32(height))
export const avifOf = (properties: string, ...boxes: string[]) =>
  box('ftyp', 'avif\0\0\0\0avifmif1') +
  fullBox('meta', box('iprp', box('ipco', properties)), ...boxes) +
  box('mdat', 'pixels')
export const avif = (width: number, height: number, boxes = '') => avifOf(ispe(width, height), boxes)
/** A moving picture with a still one of 30 by 20. */
export const avifMoving = (width: number, height: number, frames: number, boxes = '') => {
  const kinds = fullBox('stsd', uint32(1), box('av01', '\0'.repeat(24), uint16(width), uint16(height)))
  const table = box('stbl', kinds, fullBox('stsz', uint32(9), uint32(frames)))
  return avif(30, 20) + box('moov', box('trak', box('mdia', box('minf', table))), boxes)
}

/** EXIF data with a position, a mark and an orientation. */
export const exifOf = (orientation: number, mark: string) =>
  `MM\0*\0\0\0\x08\0\x03\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\x88\x25\0\x04\0\0\0\x01\0\0\0\x32\x01\x0e\0\x02${uint32(mark.length)}\0\0\0\x32\0\0\0\0${mark}`

interface AvifItem {
  type: string
  data: string
  /** Where its data lies: anywhere in the file, or in the box for small items. */
  place?: 'mdat' | 'idat'
  /** Added to the true place. */
  shift?: number
}
/** A picture of 30 by 20 with one item of metadata. */
export function avifWithItem({ type, data, place = 'mdat', shift = 0 }: AvifItem): string {
  const entry = (id: number, kind: string) => box('infe', '\x02\0\0\0', uint16(id), '\0\0', kind, 'a name\0')
  const items = fullBox('iinf', uint16(2), entry(1, 'av01'), entry(2, type))
  const location = (id: number, method: number, at: number, length: number) =>
    [id, method, 0, 1].map(uint16).join('') + uint32(at) + uint32(length)
  const locations = (at: number) => [
    location(1, 0, 0, 1),
    location(2, place === 'idat' ? 1 : 0, at + shift, data.length),
  ]
  const draw = (at: number) =>
    box('ftyp', 'avif\0\0\0\0avifmif1') +
    fullBox(
      'meta',
      items,
      box('iloc', '\x01\0\0\0\x44\0', uint16(2), ...locations(at)),
      box('iprp', box('ipco', ispe(30, 20))),
      box('idat', place === 'idat' ? data : ''),
    ) +
    box('mdat', 'pixels', place === 'mdat' ? data : '')
  return draw(place === 'idat' ? 0 : draw(0).indexOf(data))
}
