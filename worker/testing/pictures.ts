/** Small pictures as bytes: the headers are valid, and the rest is chosen by the test. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff)

const uint16 = (value: number) => String.fromCharCode((value >> 8) & 255, value & 255)
const uint32 = (value: number) => uint16(value >>> 16) + uint16(value & 0xffff)
const reversed = (text: string) => [...text].toReversed().join('')
const box = (name: string, content: string) => uint32(content.length + 8) + name + content

type Draw = (width: number, height: number, rest?: string) => string

/** Each type of picture with the given dimensions, and with `rest` after its header. */
export const PICTURES: Record<string, Draw> = {
  png: (width, height, rest = '') =>
    `\x89PNG\r\n\x1a\n\0\0\0\rIHDR${uint32(width)}${uint32(height)}\x08\x06\0\0\0${rest}`,
  jpeg: (width, height, rest = '') =>
    `\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xc0\0\x11\x08${uint16(height)}${uint16(width)}\x03${rest}`,
  gif: (width, height, rest = '') => `GIF89a${reversed(uint16(width))}${reversed(uint16(height))}\0\0\0${rest}`,
  webp: (width, height, rest = '') =>
    `RIFF\x24\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0${reversed(uint32(width - 1)).slice(0, 3)}${reversed(uint32(height - 1)).slice(0, 3)}${rest}`,
  avif: (width, height, rest = '') => {
    const size = box('ispe', `\0\0\0\0${uint32(width)}${uint32(height)}`)
    return box('ftyp', 'avif\0\0\0\0avifmif1') + box('meta', `\0\0\0\0${box('iprp', box('ipco', size))}`) + rest
  },
}

/** An upload as the editor's page sends it. */
export function upload(content: string | Uint8Array<ArrayBuffer>, name = 'a.png', type = 'image/png'): FormData {
  const form = new FormData()
  form.set('file', new File([typeof content === 'string' ? bytesOf(content) : content], name, { type }))
  return form
}
