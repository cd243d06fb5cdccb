import {
  MAX_ANIMATION_PIXELS,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_FRAMES,
  MAX_PICTURE_PIXELS,
} from '#shared/contracts/picture'
import { IMAGE_HEAD_BYTES, type ImageType, imageTypeOf } from '#shared/domain/pictures/image-type'
import type { Picture } from '#shared/domain/pictures/picture'
import { readPicture } from '#shared/domain/pictures/read-picture'
import type { Context } from './context.ts'
import { Problem } from './problem.ts'
import { sha256Hex } from './sha256.ts'

export interface Image {
  type: ImageType
  sizeBytes: number
  open(): Promise<ReadableStream>
}

/** SHA-256 of the content as lower-case hex. */
const KEY = /^[0-9a-f]{64}$/

/** An uploaded picture; null if there is none, or if the file is not a picture of a supported type. */
export async function findImage({ ports: { images } }: Context, key: string): Promise<Image | null> {
  if (!KEY.test(key)) return null
  const found = await images.findHead(key, IMAGE_HEAD_BYTES).catch(unavailable)
  const type = found && imageTypeOf(found.head)
  if (!type) return null
  return {
    type,
    sizeBytes: found.sizeBytes,
    async open() {
      // Deleted between the two reads; the client's next request gets a 404.
      return (await images.open(key).catch(unavailable)) ?? unavailable()
    },
  }
}

/**
 * Stores a picture without its metadata under the hash of what is stored, and returns its address; 422 for files that
 * browsers should not show.
 */
export async function storeImage({ ports: { images } }: Context, file: Blob): Promise<{ url: string }> {
  if (file.size > MAX_PICTURE_BYTES) throw refused(413, 'too_large', TOO_LARGE)
  const sent = new Uint8Array(await file.arrayBuffer())
  const type = imageTypeOf(sent)
  if (!type) throw refused(422, 'not_a_picture', 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.')
  const picture = readPicture(sent, type)
  if (!picture) throw refused(422, 'not_a_picture', 'This picture is damaged. Please save it again and choose it anew.')
  refuseTooManyPixels(picture)
  const key = await sha256Hex(picture.bytes)
  await images.put(key, picture.bytes, type).catch(unavailable)
  return { url: `/images/${key}` }
}

function refuseTooManyPixels({ sizes, frames }: Picture): void {
  const pixels = Math.max(...sizes.map(({ width, height }) => width * height))
  if (pixels > MAX_PICTURE_PIXELS)
    throw refused(422, 'too_many_pixels', 'This picture has more than 40 million pixels. Please make it smaller.')
  if (frames > MAX_PICTURE_FRAMES || frames * pixels > MAX_ANIMATION_PIXELS)
    throw refused(422, 'too_many_frames', 'This animation is too long. Please shorten it or make it smaller.')
}

export const TOO_LARGE = 'This picture is larger than 5 MB. Please make it smaller.'

const refused = (status: 413 | 422, code: string, words: string) =>
  new Problem(status, code, words, { fields: { file: words } })

function unavailable(): never {
  throw new Problem(503, 'image_unavailable', 'We cannot reach this picture just now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  })
}
