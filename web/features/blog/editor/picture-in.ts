/** The first picture among what was pasted or dropped; null where it is something else. A page's copy may carry one beside its text. */
export function pictureIn(data: DataTransfer | null): File | null {
  if (!data || data.types.includes('text/html') || data.types.includes('text/plain')) return null
  return [...data.files].find(({ type }) => type.startsWith('image/')) ?? null
}
