/** Adds a number to a binary heap whose first item is the lowest. */
export function pushLowest(heap: number[], item: number): void {
  let index = heap.length
  heap.push(item)
  while (index > 0) {
    const parent = (index - 1) >> 1
    if (heap[parent]! <= item) break
    heap[index] = heap[parent]!
    index = parent
  }
  heap[index] = item
}

/** Takes the lowest number out of a heap that is not empty. */
export function popLowest(heap: number[]): number {
  const first = heap[0]!
  const last = heap.pop()!
  if (heap.length === 0) return first
  let index = 0
  for (;;) {
    let child = 2 * index + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && heap[child + 1]! < heap[child]!) child++
    if (heap[child]! >= last) break
    heap[index] = heap[child]!
    index = child
  }
  heap[index] = last
  return first
}
