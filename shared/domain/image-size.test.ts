import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageSizeOf } from './image-size.ts'
import type { ImageType } from './image-type.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const sizeOf = (text: string, type: ImageType) => imageSizeOf(bytesOf(text), type)
const box = (name: string, content: string) => {
  const length = content.length + 8
  return `\0\0${String.fromCharCode(length >> 8, length & 255)}${name}${content}`
}
const ispe = (width: string, height: string) => box('ispe', `\0\0\0\0${width}${height}`)
const avif = (...sizes: string[]) =>
  box('ftyp', 'avif\0\0\0\0avif') +
  box('meta', `\0\0\0\0${box('hdlr', 'pict')}${box('iprp', box('ipco', sizes.join('')))}`)

const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\x2c\0\0\0\x64'
const FRAME = '\xff\xc2\0\x11\x08\0\x64\x01\x2c\x03'

describe('the dimensions of a picture', () => {
  it.each<[string, ImageType, string]>([
    ['PNG', 'image/png', PNG],
    ['GIF', 'image/gif', 'GIF89a\x2c\x01\x64\0'],
    ['JPEG behind other segments', 'image/jpeg', `\xff\xd8\xff\xe0\0\x04ab\xff\xff\xdb\0\x03q${FRAME}`],
    ['WebP, lossy', 'image/webp', 'RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x2c\x01\x64\0'],
    ['WebP, lossless', 'image/webp', 'RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\x2b\xc1\x18\0'],
    ['WebP, extended', 'image/webp', 'RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\x2b\x01\0\x63\0\0'],
    ['AVIF', 'image/avif', avif(ispe('\0\0\x01\x2c', '\0\0\0\x64'))],
    ['AVIF in parts', 'image/avif', avif(ispe('\0\0\0\x0a', '\0\0\0\x0a'), ispe('\0\0\x01\x2c', '\0\0\0\x64'))],
  ])('are read from the header of a %s', (_name, type, text) => {
    expect(sizeOf(text, type)).toEqual({ width: 300, height: 100 })
  })

  it.each<[string, ImageType, string]>([
    ['a PNG without its header', 'image/png', '\x89PNG\r\n\x1a\n\0\0\0\rtEXt\0\0\x01\x2c\0\0\0\x64'],
    ['a PNG of no width', 'image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\x64'],
    ['a JPEG that goes straight to its scan', 'image/jpeg', `\xff\xd8\xff\xda\0\x04ab${FRAME}`],
    ['a JPEG with a segment of no length', 'image/jpeg', `\xff\xd8\xff\xe0\0\0${FRAME}`],
    ['a WebP of an unknown kind', 'image/webp', 'RIFF\0\0\0\0WEBPANIM\0\0\0\0\0\0\0\x9d\x01\x2a\x2c\x01\x64\0'],
    ['an AVIF without properties', 'image/avif', box('ftyp', 'avif\0\0\0\0avif') + box('meta', '\0\0\0\0')],
  ])('are unknown for %s', (_name, type, text) => {
    expect(sizeOf(text, type)).toBeNull()
  })

  it('equal those that a browser decodes, even if the file also names a smaller size', () => {
    const large = '\x3e\x80'
    const smallFrame = '\xff\xc0\0\x11\x08\0\x01\0\x01\x03'
    const jpeg = `\xff\xd8\xff\xe0\0\x04ab\xff\xff\xc2\0\x11\x08${large}${large}\x03${'\0'.repeat(49_655)}${smallFrame}`
    expect(sizeOf(jpeg, 'image/jpeg')).toEqual({ width: 16_000, height: 16_000 })
    const crop = box('clap', `\0\0\0\0\0\0\x3e\x7f${'\0'.repeat(24)}`)
    const cropped = avif(ispe(`\0\0${large}`, `\0\0${large}`), crop)
    expect(sizeOf(cropped, 'image/avif')).toEqual({ width: 16_000, height: 16_000 })
  })

  it('are unknown for a truncated file', () => {
    const whole: [ImageType, string][] = [
      ['image/png', PNG],
      ['image/jpeg', `\xff\xd8${FRAME}`],
      ['image/avif', avif(ispe('\0\0\x01\x2c', '\0\0\0\x64'))],
    ]
    for (const [type, text] of whole)
      for (let length = 0; length < text.length - 1; length++) expect(sizeOf(text.slice(0, length), type)).toBeNull()
  })

  it('never throw, for any bytes', () => {
    const type = fc.constantFrom<ImageType>('image/png', 'image/gif', 'image/jpeg', 'image/webp', 'image/avif')
    const start = fc.constantFrom(PNG, '\xff\xd8\xff', 'RIFF\0\0\0\0WEBPVP8', avif(ispe('\0', '\0')), '')
    fc.assert(
      fc.property(type, start, fc.uint8Array({ maxLength: 300 }), (kind, head, rest) => {
        const size = imageSizeOf(Uint8Array.from([...bytesOf(head), ...rest]), kind)
        expect(size === null || (size.width > 0 && size.height > 0)).toBe(true)
      }),
    )
  })
})
