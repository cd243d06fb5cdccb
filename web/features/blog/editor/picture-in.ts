/** The first picture in pasted or dropped data; null if there is none. A copied page may have one in addition to its text. */
export function pictureIn(data: DataTransfer | null): File | null {
  if (!data || data.types.includes('text/html') || data.types.includes('text/plain')) return null
  return [...data.files].find(({ type }) => type.startsWith('image/')) ?? null
}
