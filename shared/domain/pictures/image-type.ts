/** The largest number of bytes from the start of a file that `imageTypeOf` reads. */
export const IMAGE_HEAD_BYTES = 64

export type ImageType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'image/avif'

/** The type of a picture by its first bytes, not by its name; null for everything else, SVG included. */
export function imageTypeOf(head: Uint8Array): ImageType | null {
  const text = Array.from(head.subarray(0, IMAGE_HEAD_BYTES), (byte) => String.fromCharCode(byte)).join('')
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'image/gif'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp'
  return brandsOf(text).some((brand) => brand === 'avif' || brand === 'avis') ? 'image/avif' : null
}

/** The brands of an ISO media file. Its first box is "ftyp": major brand, version, compatible brands. */
function brandsOf(text: string): string[] {
  if (!text.startsWith('ftyp', 4)) return []
  const box = text.slice(0, text.charCodeAt(2) * 256 + text.charCodeAt(3))
  return [box.slice(8, 12), ...(box.slice(16).match(/[^]{4}/g) ?? [])]
}
