/**
 * The pictures that editors have uploaded. The key is the hash of the content, so the content of a key never changes.
 */
export interface ImageStore {
  /** The first bytes of a picture and its total size; null if the key is unknown. */
  findHead(key: string, bytes: number): Promise<{ head: Uint8Array; sizeBytes: number } | null>
  open(key: string): Promise<ReadableStream | null>
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
}

export function r2Images(bucket: R2Bucket): ImageStore {
  return {
    async findHead(key, bytes) {
      const object = await bucket.get(key, { range: { offset: 0, length: bytes } })
      return object && { head: await object.bytes(), sizeBytes: object.size }
    },
    async open(key) {
      return (await bucket.get(key))?.body ?? null
    },
    async put(key, bytes, contentType) {
      await bucket.put(key, bytes, { httpMetadata: { contentType } })
    },
  }
}
