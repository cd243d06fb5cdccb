import { bytesOfText, ensure, textAt, viewOf } from './picture.ts'

/** A box of an ISO media file; `start` and `end` are those of its content. */
export interface Box {
  name: string
  nameAt: number
  start: number
  end: number
}

const MOST_BOXES = 1000

/** The boxes that fill a part of the file. */
export function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const view = viewOf(bytes)
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    const short = view.getUint32(at)
    const header = short === 1 ? 16 : 8
    // 0 means up to the end, 1 that the length comes after the name.
    const length = short === 0 ? to - at : short === 1 ? longAt(view, at + 8) : short
    ensure(length >= header && at + length <= to && boxes.length < MOST_BOXES)
    boxes.push({ name: textAt(bytes, at + 4, 4), nameAt: at + 4, start: at + header, end: at + length })
    at += length
  }
  return boxes
}

/** The only box of this name; a second one would make the file ambiguous. */
export function boxNamed(boxes: readonly Box[], name: string): Box | undefined {
  const found = boxes.filter((box) => box.name === name)
  ensure(found.length <= 1)
  return found[0]
}

/** Overwrites a box with one that readers skip. */
export function blankBox(bytes: Uint8Array, { nameAt, start, end }: Box): void {
  bytes.set(bytesOfText('free'), nameAt)
  bytes.fill(0, start, end)
}

/** A number of 64 bits. */
export const longAt = (view: DataView, at: number): number => view.getUint32(at) * 2 ** 32 + view.getUint32(at + 4)
