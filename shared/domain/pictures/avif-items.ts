import { type Box, boxesIn, boxNamed, longAt } from './avif-boxes.ts'
import { bytesOfText, ensure, textAt, viewOf } from './picture.ts'

/** EXIF, XMP (a MIME item) and data named by an address. */
const METADATA = new Set(['Exif', 'mime', 'uri '])
const IN_FILE = 0
const IN_ITEM_DATA = 1
const MOST_EXTENTS = 10_000

/** Overwrites the data of metadata items with zeros, and gives the items a type that readers skip. */
export function blankMetadataItems(bytes: Uint8Array, meta: readonly Box[], media: readonly Box[]): void {
  const information = boxNamed(meta, 'iinf')
  const locations = boxNamed(meta, 'iloc')
  const items = information ? metadataItems(bytes, information) : []
  if (items.length === 0) return
  ensure(locations !== undefined)
  const itemData = boxNamed(meta, 'idat')
  const holders = itemData ? [...media, itemData] : media
  for (const { item, method, start, end } of extentsIn(bytes, locations)) {
    if (!items.some(({ id }) => id === item)) continue
    ensure(method === IN_FILE || (method === IN_ITEM_DATA && itemData !== undefined))
    const base = method === IN_FILE ? 0 : (itemData?.start ?? 0)
    const [from, to] = [base + start, base + end]
    ensure(from < to && holders.some((box) => from >= box.start && to <= box.end))
    bytes.fill(0, from, to)
  }
  for (const { typeAt, end } of items) {
    bytes.fill(0, typeAt, end)
    bytes.set(bytesOfText('skip'), typeAt)
  }
}

function metadataItems(bytes: Uint8Array, { start, end }: Box) {
  const view = viewOf(bytes)
  const countBytes = view.getUint8(start) === 0 ? 2 : 4
  const entries = boxesIn(bytes, start + 4 + countBytes, end)
  return entries
    .map((entry) => {
      const version = view.getUint8(entry.start)
      ensure(entry.name === 'infe' && (version === 2 || version === 3))
      const id = version === 2 ? view.getUint16(entry.start + 4) : view.getUint32(entry.start + 4)
      return { id, typeAt: entry.start + (version === 2 ? 8 : 10), end: entry.end }
    })
    .filter(({ typeAt }) => METADATA.has(textAt(bytes, typeAt, 4)))
}

interface Extent {
  item: number
  method: number
  start: number
  end: number
}

/** Where the data of each item lies (`iloc`): a list of items, each with a list of extents. */
function extentsIn(bytes: Uint8Array, box: Box): Extent[] {
  const next = readerOf(viewOf(bytes), box.start)
  const version = next(1)
  next(2)
  next(1)
  const [sizes, more] = [next(1), next(1)]
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 4, sizes & 15, more >> 4]
  const indexBytes = version === 0 ? 0 : more & 15
  const idBytes = version === 2 ? 4 : 2
  const extents: Extent[] = []
  for (let items = next(idBytes); items > 0; items--) {
    const item = next(idBytes)
    const method = version === 0 ? IN_FILE : next(2) & 15
    next(2)
    const base = next(baseBytes)
    for (let count = next(2); count > 0; count--) {
      ensure(extents.length < MOST_EXTENTS)
      next(indexBytes)
      const start = base + next(offsetBytes)
      extents.push({ item, method, start, end: start + next(lengthBytes) })
    }
  }
  return extents
}

/** Reads one number after the other, each of so many bytes. */
function readerOf(view: DataView, from: number): (length: number) => number {
  let at = from
  const readers: Record<number, () => number> = {
    0: () => 0,
    1: () => view.getUint8(at),
    2: () => view.getUint16(at),
    4: () => view.getUint32(at),
    8: () => longAt(view, at),
  }
  return (length) => {
    const read = readers[length]
    ensure(read !== undefined)
    const value = read()
    at += length
    return value
  }
}
