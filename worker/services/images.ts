import { IMAGE_HEAD_BYTES, type ImageType, imageTypeOf } from '#shared/domain/image-type'
import type { Context } from './context.ts'
import { Problem } from './problem.ts'

export interface Image {
  type: ImageType
  sizeBytes: number
  open(): Promise<ReadableStream>
}

/** SHA-256 of the content as lower-case hex. */
const KEY = /^[0-9a-f]{64}$/

/** An uploaded picture; null where there is none, or where what lies there is no picture that we show. */
export async function findImage({ ports: { images } }: Context, key: string): Promise<Image | null> {
  if (!KEY.test(key)) return null
  const found = await images.findHead(key, IMAGE_HEAD_BYTES).catch(unavailable)
  const type = found && imageTypeOf(found.head)
  if (!type) return null
  return {
    type,
    sizeBytes: found.sizeBytes,
    async open() {
      // Taken away between the two readings: the reader's next try finds that out by itself.
      return (await images.open(key).catch(unavailable)) ?? unavailable()
    },
  }
}

function unavailable(): never {
  throw new Problem(503, 'image_unavailable', 'We cannot reach this picture just now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  })
}
