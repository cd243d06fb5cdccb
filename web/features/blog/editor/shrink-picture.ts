const LONGEST_SIDE = 1600
const QUALITY = 0.82

/** The largest size with the same proportions and a longer side within the limit. */
export function fitWithin(width: number, height: number, longest: number): [width: number, height: number] {
  const scale = Math.min(1, longest / Math.max(width, height))
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
}

/** Makes a picture smaller, as WebP. Animated pictures, and those that would become larger, are not changed. */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.type === 'image/gif') return file
  const picture = await createImageBitmap(file)
  const [width, height] = fitWithin(picture.width, picture.height, LONGEST_SIDE)
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  const isSmaller = width < picture.width
  picture.close()
  const drawn = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
  // A browser that cannot write WebP returns PNG, which is too large for photographs.
  const best =
    drawn.type === 'image/webp' ? drawn : await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  if (!isSmaller && best.size >= file.size) return file
  return new File([best], `picture.${best.type.slice('image/'.length)}`, { type: best.type })
}
