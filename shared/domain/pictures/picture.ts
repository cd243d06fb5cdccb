export interface ImageSize {
  width: number
  height: number
}

/** What a file says of its picture, and the file without metadata. */
export interface Picture {
  /** The dimensions of the picture and of each of its frames and parts. */
  sizes: ImageSize[]
  frames: number
  /** The same picture without position, camera, comments and thumbnails; orientation and colour profile are kept. */
  bytes: Uint8Array<ArrayBuffer>
}

/** A file that does not follow its format. */
export class DamagedPicture extends Error {}

export function ensure(isWhole: boolean): asserts isWhole {
  if (!isWhole) throw new DamagedPicture()
}

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Part of a file; a part that is longer than the file is damage. */
export function partOf(bytes: Uint8Array, from: number, to: number): Uint8Array {
  ensure(from <= to && to <= bytes.length)
  return bytes.subarray(from, to)
}

export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

export const bytesOfText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0))

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
