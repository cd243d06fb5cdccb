import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IMAGE_HEAD_BYTES, imageTypeOf } from './image-type.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const typeOf = (text: string) => imageTypeOf(bytesOf(text))

describe('the type of an image', () => {
  it.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'image/png'],
    ['GIF87a\x01\0', 'image/gif'],
    ['GIF89a\x01\0', 'image/gif'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
    ['\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'image/avif'],
    ['\0\0\0\x18ftypavis\0\0\0\0msf1iso8', 'image/avif'],
    ['\0\0\0\x1cftypmif1\0\0\0\0miafavifMA1B', 'image/avif'],
  ])('is read from its first bytes: %j', (head, type) => {
    expect(typeOf(head)).toBe(type)
  })

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a sound in the same wrapper as WebP', 'RIFF\x24\0\0\0WAVEfmt '],
    ['a film in the same wrapper as AVIF', '\0\0\0\x18ftypisom\0\0\0\0isommp42'],
    ['a phone’s photograph that browsers do not show', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['a brand that stands behind its box', '\0\0\0\x10ftypisom\0\0\0\0avif'],
    ['a document', '%PDF-1.7'],
    ['half a beginning', '\x89PNG\r\n'],
  ])('is unknown for %s', (_name, head) => {
    expect(typeOf(head)).toBeNull()
  })

  it('depends only on the first bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(imageTypeOf(bytes)).toBe(imageTypeOf(bytes.slice(0, IMAGE_HEAD_BYTES)))
      }),
    )
  })
})
