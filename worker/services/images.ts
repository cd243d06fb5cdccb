import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '#shared/contracts/picture'
import { imageSizeOf } from '#shared/domain/image-size'
import { IMAGE_HEAD_BYTES, type ImageType, imageTypeOf } from '#shared/domain/image-type'
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
 * Stores a picture under the hash of its content and returns its address; 422 for files that browsers should not show.
 */
export async function storeImage({ ports: { images } }: Context, file: Blob): Promise<{ url: string }> {
  if (file.size > MAX_PICTURE_BYTES) throw refused(413, 'too_large', TOO_LARGE)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = imageTypeOf(bytes)
  if (!type) throw refused(422, 'not_a_picture', 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.')
  const size = imageSizeOf(bytes, type)
  if (!size) throw refused(422, 'not_a_picture', 'This picture is damaged. Please save it again and choose it anew.')
  if (size.width * size.height > MAX_PICTURE_PIXELS)
    throw refused(422, 'too_many_pixels', 'This picture has more than 40 million pixels. Please make it smaller.')
  const key = await sha256Hex(bytes)
  await images.put(key, bytes, type).catch(unavailable)
  return { url: `/images/${key}` }
}

export const TOO_LARGE = 'This picture is larger than 5 MB. Please make it smaller.'

const refused = (status: 413 | 422, code: string, words: string) =>
  new Problem(status, code, words, { fields: { file: words } })

function unavailable(): never {
  throw new Problem(503, 'image_unavailable', 'We cannot reach this picture just now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  })
}
