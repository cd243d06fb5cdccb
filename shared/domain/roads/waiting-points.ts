/** A point that a search has reached, waiting for its turn. */
export interface Waiting {
  at: number
  point: number
}

/** Adds to a binary heap whose first item is the nearest. */
export function pushNearest(heap: Waiting[], item: Waiting): void {
  let index = heap.length
  heap.push(item)
  while (index > 0) {
    const parent = (index - 1) >> 1
    if (heap[parent]!.at <= item.at) break
    heap[index] = heap[parent]!
    index = parent
  }
  heap[index] = item
}

/** Takes the nearest item out of the heap. */
export function popNearest(heap: Waiting[]): Waiting | undefined {
  const first = heap[0]
  const last = heap.pop()
  if (!last || heap.length === 0) return first
  let index = 0
  for (;;) {
    let child = 2 * index + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && heap[child + 1]!.at < heap[child]!.at) child++
    if (heap[child]!.at >= last.at) break
    heap[index] = heap[child]!
    index = child
  }
  heap[index] = last
  return first
}
