import { blankBox, type Box, boxesIn, boxNamed } from './avif-boxes.ts'
import { blankMetadataItems } from './avif-items.ts'
import { ensure, type ImageSize, type Picture, viewOf } from './picture.ts'

/** The boxes that the picture needs, by the box that holds them; others are blanked at their place. */
const KEPT: Record<string, string[]> = {
  file: ['ftyp', 'meta', 'mdat', 'moov'],
  meta: ['hdlr', 'pitm', 'iloc', 'iinf', 'iref', 'iprp', 'idat', 'dinf', 'grpl'],
  moov: ['mvhd', 'mvex', 'trak'],
  trak: ['tkhd', 'tref', 'edts', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'nmhd', 'dinf', 'stbl'],
}
const VERSION_BYTES = 4

/**
 * A file is a tree of boxes; places in it are counted from its start, so metadata is overwritten with zeros and nothing
 * moves. The orientation of an AVIF is a property of the picture and not metadata.
 */
export function readAvif(source: Uint8Array): Picture {
  const bytes = source.slice()
  const boxes = boxesIn(bytes, 0, bytes.length)
  blankUnknown(bytes, boxes, 'file')
  const media = boxes.filter(({ name }) => name === 'mdat')
  ensure(media.length > 0)
  const still = boxNamed(boxes, 'meta')
  const moving = boxNamed(boxes, 'moov')
  const sizes = still ? readStill(bytes, still, media) : []
  const tracks = moving ? readTracks(bytes, moving) : { sizes: [], frames: 1 }
  return { sizes: [...sizes, ...tracks.sizes], frames: tracks.frames, bytes }
}

/** The dimensions of all parts of a still picture: one `ispe` for each size that occurs. */
function readStill(bytes: Uint8Array, meta: Box, media: Box[]): ImageSize[] {
  const boxes = boxesIn(bytes, meta.start + VERSION_BYTES, meta.end)
  blankUnknown(bytes, boxes, 'meta')
  const view = viewOf(bytes)
  const properties = boxNamed(boxes, 'iprp')
  const container = properties && boxNamed(boxesIn(bytes, properties.start, properties.end), 'ipco')
  const sizes = container ? boxesIn(bytes, container.start, container.end).filter(({ name }) => name === 'ispe') : []
  blankMetadataItems(bytes, boxes, media)
  return sizes.map(({ start }) => ({ width: view.getUint32(start + 4), height: view.getUint32(start + 8) }))
}

/** The dimensions and the number of frames of a moving picture, from the tables of its tracks. */
function readTracks(bytes: Uint8Array, moov: Box): { sizes: ImageSize[]; frames: number } {
  const view = viewOf(bytes)
  const sizes: ImageSize[] = []
  let frames = 1
  for (const table of tablesIn(bytes, moov)) {
    const boxes = boxesIn(bytes, table.start, table.end)
    const samples = boxNamed(boxes, 'stsz')
    if (samples) frames = Math.max(frames, view.getUint32(samples.start + 8))
    const kinds = boxNamed(boxes, 'stsd')
    for (const { start } of kinds ? boxesIn(bytes, kinds.start + 8, kinds.end) : [])
      sizes.push({ width: view.getUint16(start + 24), height: view.getUint16(start + 26) })
  }
  return { sizes, frames }
}

/** The sample tables (`stbl`) below a box. */
function tablesIn(bytes: Uint8Array, box: Box): Box[] {
  const boxes = boxesIn(bytes, box.start, box.end)
  blankUnknown(bytes, boxes, box.name)
  return boxes.flatMap((inner) => {
    if (inner.name === 'stbl') return [inner]
    return inner.name in KEPT ? tablesIn(bytes, inner) : []
  })
}

function blankUnknown(bytes: Uint8Array, boxes: Box[], holder: string): void {
  const kept = KEPT[holder]
  ensure(kept !== undefined)
  for (const box of boxes) if (!kept.includes(box.name)) blankBox(bytes, box)
}
