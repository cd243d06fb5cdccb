import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ImageType } from './image-type.ts'
import { bytesOfText } from './picture.ts'
import { readPicture } from './read-picture.ts'
import * as small from './small-pictures.ts'

const read = (text: string, type: ImageType) => readPicture(bytesOfText(text), type)
const textOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
const largest = (text: string, type: ImageType) => {
  const sizes = read(text, type)?.sizes ?? []
  return sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0] ?? null
}
const app = (letter: string, content: string) => small.jpegSegment(letter, content)

const WHOLE: [ImageType, string][] = [
  ['image/png', small.png(300, 100)],
  ['image/jpeg', small.jpeg(300, 100)],
  ['image/gif', small.gif(300, 100)],
  ['image/webp', small.webp(300, 100)],
  ['image/avif', small.avif(300, 100)],
]

describe('the dimensions of a picture', () => {
  it.each<[string, ImageType, string]>([
    ['PNG', 'image/png', small.png(300, 100)],
    ['GIF', 'image/gif', small.gif(300, 100)],
    ['JPEG behind other segments', 'image/jpeg', small.jpeg(300, 100, `${app('\xe5', 'ab')}\xff${app('\xdb', 'q')}`)],
    ['WebP, lossy', 'image/webp', small.webpOf(small.webpLossy(300, 100))],
    ['WebP, lossless', 'image/webp', small.webpOf(small.webpChunk('VP8L', '\x2f\x2b\xc1\x18\0'))],
    ['WebP, extended', 'image/webp', small.webp(300, 100)],
    ['AVIF', 'image/avif', small.avif(300, 100)],
    ['AVIF in parts', 'image/avif', small.avifOf(small.ispe(10, 10) + small.ispe(300, 100))],
  ])('are read from a %s', (_name, type, text) => {
    expect(largest(text, type)).toEqual({ width: 300, height: 100 })
  })

  it.each<[string, ImageType, string]>([
    ['a PNG without its header', 'image/png', small.png(300, 100).replace('IHDR', 'tEXt')],
    ['a PNG with two headers', 'image/png', small.png(300, 100, small.pngChunk('IHDR', '\0'.repeat(13)))],
    ['a PNG of no width', 'image/png', small.png(0, 100)],
    ['a JPEG that goes straight to its scan', 'image/jpeg', small.jpegOf()],
    ['a JPEG with a segment of no length', 'image/jpeg', small.jpeg(300, 100, '\xff\xe5\0\0')],
    ['a JPEG with bytes between its segments', 'image/jpeg', small.jpeg(300, 100, 'x')],
    ['a GIF without a frame', 'image/gif', small.gif(300, 100, '')],
    ['a GIF with a frame of no width', 'image/gif', small.gif(300, 100, small.gifFrame(0, 100))],
    ['a WebP of an unknown kind', 'image/webp', small.webpOf(small.webpChunk('ANIM', '\0'.repeat(6)))],
    ['an AVIF without properties', 'image/avif', small.avif(300, 100).replace('iprp', 'free')],
    ['an AVIF whose EXIF lies elsewhere', 'image/avif', small.avifWithItem({ type: 'Exif', data: 'MARK', shift: 1 })],
    ['an AVIF with two lists of items', 'image/avif', small.avif(300, 100, small.fullBox('iinf', '\0\0').repeat(2))],
  ])('are unknown for %s', (_name, type, text) => {
    expect(read(text, type)).toBeNull()
  })

  it.each<[string, ImageType, string]>([
    ['a second frame of a JPEG', 'image/jpeg', small.jpeg(30, 20, small.jpegFrame(16_000, 16_000))],
    ['a frame of a GIF', 'image/gif', small.gif(1, 1, small.gifFrame(16_000, 16_000))],
    ['the edge of a small frame of a GIF', 'image/gif', small.gif(1, 1, small.gifFrame(1, 1, 15_999, 15_999))],
    ['a frame of an animated PNG', 'image/png', small.png(1, 1, small.pngFrame(16_000, 16_000))],
    ['the edge of a small frame of a PNG', 'image/png', small.png(1, 1, small.pngFrame(1, 1, 15_999, 15_999))],
    ['a frame of a WebP', 'image/webp', small.webpOf(small.webpCanvas(1, 1), small.webpFrame(15_984, 15_992))],
    ['the pixels of a WebP', 'image/webp', small.webpOf(small.webpCanvas(1, 1), small.webpLossy(16_000, 16_000))],
    [
      'the pixels of a frame of a WebP',
      'image/webp',
      small.webpOf(small.webpCanvas(1, 1), small.webpFrame(1, 1, small.webpLossy(16_000, 16_000))),
    ],
    ['a part of an AVIF', 'image/avif', small.avifOf(small.ispe(1, 1) + small.ispe(16_000, 16_000))],
    ['a cropped AVIF', 'image/avif', small.avifOf(small.ispe(16_000, 16_000) + small.fullBox('clap', '\0'.repeat(28)))],
    ['a moving AVIF', 'image/avif', small.avifMoving(16_000, 16_000, 2)],
  ])('include %s', (_name, type, text) => {
    expect(largest(text, type)).toEqual({ width: 16_000, height: 16_000 })
  })

  it.each<[string, ImageType, string]>([
    ['GIF', 'image/gif', small.gif(9, 9, small.gifFrame(9, 9).repeat(3))],
    ['PNG', 'image/png', small.png(9, 9, small.pngFrame(9, 9).repeat(3))],
    ['WebP', 'image/webp', small.webpOf(small.webpCanvas(9, 9), small.webpFrame(9, 9).repeat(3))],
    ['AVIF', 'image/avif', small.avifMoving(9, 9, 3)],
  ])('come with the number of frames of a %s', (_name, type, text) => {
    expect(read(text, type)?.frames).toBe(3)
  })

  it.each(WHOLE)('are unknown for a truncated file of %s', (type, text) => {
    // A JPEG whose pixels are cut off is shown as far as it goes.
    const end = type === 'image/jpeg' ? text.indexOf('pix') : text.length
    for (let length = 0; length < end; length++)
      expect([length, read(text.slice(0, length), type)]).toEqual([length, null])
  })

  it('never throw, for any bytes', () => {
    const start = fc.constantFrom(...WHOLE.flatMap(([, text]) => [text, text.slice(0, 20)]), '')
    const changed = fc.tuple(start, fc.uint8Array({ maxLength: 300 }), fc.nat(100))
    const type = fc.constantFrom(...WHOLE.map(([kind]) => kind))
    fc.assert(
      fc.property(type, changed, (kind, [head, rest, at]) => {
        const bytes = Uint8Array.from([
          ...bytesOfText(head).subarray(0, at),
          ...rest,
          ...bytesOfText(head).subarray(at),
        ])
        const picture = readPicture(bytes, kind)
        expect(picture === null || picture.sizes.every(({ width, height }) => width > 0 && height > 0)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a picture without its metadata', () => {
  it.each(WHOLE)('is the same file where it has none: %s', (type, text) => {
    expect(textOf(read(text, type)?.bytes ?? new Uint8Array())).toBe(text)
  })

  it.each<[string, ImageType, string]>([
    ['EXIF of a JPEG', 'image/jpeg', small.jpeg(30, 20, app('\xe1', `Exif\0\0${small.exifOf(1, 'MARK')}`))],
    ['XMP of a JPEG', 'image/jpeg', small.jpeg(30, 20, app('\xe1', 'http://ns.adobe.com/xap/1.0/\0MARK'))],
    ['IPTC of a JPEG', 'image/jpeg', small.jpeg(30, 20, app('\xed', 'Photoshop 3.0\0MARK'))],
    ['a thumbnail of a JPEG', 'image/jpeg', small.jpeg(30, 20, app('\xe0', 'JFXX\0\x10MARK'))],
    ['more pictures of a JPEG', 'image/jpeg', small.jpeg(30, 20, app('\xe2', 'MPF\0MARK'))],
    ['a comment of a JPEG', 'image/jpeg', small.jpeg(30, 20, app('\xfe', 'MARK'))],
    ['a film behind a JPEG', 'image/jpeg', `${small.jpeg(30, 20)}MARK`],
    ['EXIF of a PNG', 'image/png', small.png(30, 20, small.pngChunk('eXIf', small.exifOf(1, 'MARK')))],
    ['a text of a PNG', 'image/png', small.png(30, 20, small.pngChunk('tEXt', 'Comment\0MARK'))],
    ['XMP of a PNG', 'image/png', small.png(30, 20, small.pngChunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0MARK'))],
    ['a packed text of a PNG', 'image/png', small.png(30, 20, small.pngChunk('zTXt', 'a\0\0MARK'))],
    ['the time of a PNG', 'image/png', small.png(30, 20, small.pngChunk('tIME', 'MARK...'))],
    ['an unknown chunk of a PNG', 'image/png', small.png(30, 20, small.pngChunk('prVt', 'MARK'))],
    ['bytes behind a PNG', 'image/png', `${small.png(30, 20)}MARK`],
    ['EXIF of a WebP', 'image/webp', small.webp(30, 20, small.webpChunk('EXIF', small.exifOf(1, 'MARK')))],
    ['XMP of a WebP', 'image/webp', small.webp(30, 20, small.webpChunk('XMP ', 'MARK'))],
    [
      'an unknown chunk in a frame of a WebP',
      'image/webp',
      small.webpOf(
        small.webpCanvas(30, 20),
        small.webpFrame(3, 2, small.webpLossy(3, 2), small.webpChunk('XMP ', 'MARK')),
      ),
    ],
    ['bytes behind a WebP', 'image/webp', `${small.webp(30, 20)}MARK`],
    ['a comment of a GIF', 'image/gif', small.gif(30, 20, `!\xfe\x04MARK\0${small.gifFrame(30, 20)}`)],
    ['XMP of a GIF', 'image/gif', small.gif(30, 20, `!\xff\x0bXMP DataXMP\x04MARK\0${small.gifFrame(30, 20)}`)],
    ['bytes behind a GIF', 'image/gif', `${small.gif(30, 20)}MARK`],
    ['an unknown box of an AVIF', 'image/avif', small.avif(30, 20) + small.box('uuid', 'MARK')],
    ['a spare box of an AVIF', 'image/avif', small.avif(30, 20) + small.box('free', 'MARK')],
    ['a box of its metadata', 'image/avif', small.avif(30, 20, small.fullBox('xml ', 'MARK'))],
    ['EXIF of an AVIF', 'image/avif', small.avifWithItem({ type: 'Exif', data: `\0\0\0\0${small.exifOf(1, 'MARK')}` })],
    ['XMP of an AVIF', 'image/avif', small.avifWithItem({ type: 'mime', data: 'MARK' })],
    ['a small item of an AVIF', 'image/avif', small.avifWithItem({ type: 'mime', data: 'MARK', place: 'idat' })],
    ['notes of a moving AVIF', 'image/avif', small.avifMoving(30, 20, 2, small.box('udta', 'MARK'))],
  ])('lacks %s', (_name, type, text) => {
    const picture = read(text, type)
    expect(picture?.sizes[0]).toEqual({ width: 30, height: 20 })
    expect(textOf(picture?.bytes ?? new Uint8Array())).not.toMatch(/MARK|\x88\x25/)
  })

  it('keeps the pixels of an AVIF at their place', () => {
    const text = small.avifWithItem({ type: 'Exif', data: 'MARK' })
    const stored = textOf(read(text, 'image/avif')?.bytes ?? new Uint8Array())
    expect([stored.length, stored.indexOf('pixels')]).toEqual([text.length, text.indexOf('pixels')])
    expect(stored).not.toContain('Exif')
  })

  it.each<[string, ImageType, (exif: string) => string]>([
    ['JPEG', 'image/jpeg', (exif) => small.jpeg(30, 20, app('\xe1', `Exif\0\0${exif}`))],
    ['PNG', 'image/png', (exif) => small.png(30, 20, small.pngChunk('eXIf', exif))],
    ['WebP', 'image/webp', (exif) => small.webp(30, 20, small.webpChunk('EXIF', exif))],
  ])('keeps the orientation of a %s, and nothing else of its EXIF', (_name, type, draw) => {
    const stored = textOf(read(draw(small.exifOf(6, 'MARK')), type)?.bytes ?? new Uint8Array())
    expect(stored).toContain('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0')
    expect(stored).not.toMatch(/MARK|\x88\x25/)
    const again = textOf(read(stored, type)?.bytes ?? new Uint8Array())
    expect(again).toBe(stored)
  })

  it('keeps colour profiles, repetition and times of frames', () => {
    const profile = 'a profile'
    const kept: [ImageType, string][] = [
      [
        'image/jpeg',
        small.jpeg(30, 20, app('\xe2', `ICC_PROFILE\0\x01\x01${profile}`) + app('\xee', 'Adobe\0d\0\0\0\0\x01')),
      ],
      ['image/png', small.png(30, 20, small.pngChunk('iCCP', profile) + small.pngChunk('acTL', '\0\0\0\x01\0\0\0\0'))],
      ['image/webp', small.webp(30, 20, small.webpChunk('ICCP', profile))],
      ['image/avif', small.avifOf(small.ispe(30, 20) + small.box('colr', `prof${profile}`))],
      [
        'image/gif',
        small.gif(30, 20, `!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0!\xf9\x04\0\x0a\0\0\0${small.gifFrame(30, 20)}`),
      ],
    ]
    for (const [type, text] of kept) expect(textOf(read(text, type)?.bytes ?? new Uint8Array())).toBe(text)
  })
})
