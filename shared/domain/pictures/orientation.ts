import { bytesOfText, textAt, viewOf } from './picture.ts'

const TAG = 0x0112
const UPRIGHT = 1

/** The orientation in EXIF data (2 to 8), or 1, upright, where it says nothing. `exif` may start with "Exif\0\0". */
export function orientationOf(exif: Uint8Array): number {
  const tiff = textAt(exif, 0, 4) === 'Exif' ? exif.subarray(6) : exif
  try {
    return readTag(tiff)
  } catch (error) {
    if (error instanceof RangeError) return UPRIGHT
    throw error
  }
}

function readTag(tiff: Uint8Array): number {
  const view = viewOf(tiff)
  const mark = textAt(tiff, 0, 4)
  if (mark !== 'II*\0' && mark !== 'MM\0*') return UPRIGHT
  const isLittleEndian = mark === 'II*\0'
  const directory = view.getUint32(4, isLittleEndian)
  const count = view.getUint16(directory, isLittleEndian)
  for (let i = 0; i < count; i++) {
    const entry = directory + 2 + 12 * i
    if (view.getUint16(entry, isLittleEndian) !== TAG) continue
    const value = view.getUint16(entry + 8, isLittleEndian)
    return value >= 2 && value <= 8 ? value : UPRIGHT
  }
  return UPRIGHT
}

/** EXIF data that says nothing but the orientation; null where the picture is upright. */
export const exifWith = (orientation: number): Uint8Array | null =>
  orientation === UPRIGHT
    ? null
    : bytesOfText(`MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`)
