import { readAvif } from './avif.ts'
import { readGif } from './gif.ts'
import type { ImageType } from './image-type.ts'
import { readJpeg } from './jpeg.ts'
import { DamagedPicture, type Picture } from './picture.ts'
import { readPng } from './png.ts'
import { readWebp } from './webp.ts'

const READERS: Record<ImageType, (bytes: Uint8Array) => Picture> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/gif': readGif,
  'image/webp': readWebp,
  'image/avif': readAvif,
}

/**
 * Reads a picture's structure without decoding it; null if the file does not follow its format. Parts that a reader does
 * not know are left out or refused.
 */
export function readPicture(bytes: Uint8Array, type: ImageType): Picture | null {
  try {
    const picture = READERS[type](bytes)
    const isVisible = picture.sizes.every(({ width, height }) => width > 0 && height > 0)
    return isVisible && picture.sizes.length > 0 ? picture : null
  } catch (error) {
    // A RangeError: the file ends before a number that it announces.
    if (error instanceof RangeError || error instanceof DamagedPicture) return null
    throw error
  }
}
