import { describe, expect, test } from 'vitest'
import { findPostFaults } from './find-post-faults.ts'
import { parsePost } from './parse-post.ts'

const FRONT = {
  id: 'post-spare-wheel',
  title: 'Check the spare wheel',
  slug: 'spare-wheel',
  image: '/posts/spare-wheel.svg',
  imageAlt: 'A spare wheel leans against a yellow bus',
  publishedAt: '2026-08-18T05:00:00.000Z',
}
const fileOf = (front: Record<string, string>, body: string, name = 'spare-wheel') => ({
  name,
  text: `---\n${Object.entries(front)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n\n${body}\n`,
})
const BODY = 'Look at it **before** you leave: is it there?\n\n# Then\n\n- Its pressure\n- Its [bg=sand]jack[/bg]'
const faultsOf = (file: { name: string; text: string }) => {
  const read = parsePost(file)
  return 'faults' in read ? read.faults.join('\n') : ''
}

test('parses a post into front matter and body', () => {
  expect(parsePost(fileOf(FRONT, BODY))).toEqual({ post: { ...FRONT, body: BODY } })
})

describe('reports a fault of the front matter:', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ['a field that is missing', { title: '' }, /title/],
    ['an unknown field', { author: 'Nobody' }, /author/],
    ['an id of another form', { id: '17' }, /^id: is not post-/m],
    ['a slug in capitals', { slug: 'Spare-Wheel' }, /^slug: is not a slug/m],
    ['a slug that is not the name of the file', { slug: 'jack' }, /^slug: "jack" is not the file's name/m],
    ['a picture from elsewhere', { image: 'https://example.com/wheel.svg' }, /^image: /m],
    ['a picture that is not described', { imageAlt: 'A wheel' }, /^imageAlt: does not say what is seen/m],
    ['a day without its hour', { publishedAt: '2026-08-18' }, /^publishedAt: /m],
    ['a title longer than an editor may give', { title: 'wheel '.repeat(30) }, /^title: Please keep this to 160/m],
  ])('%s', (_, changes, message) => {
    expect(faultsOf(fileOf({ ...FRONT, ...changes }, BODY))).toMatch(message)
  })

  test('none at all', () => {
    expect(faultsOf({ name: 'spare-wheel', text: BODY })).toMatch(/front matter/)
  })
})

describe('reports a fault of the body:', () => {
  test.each<[string, string, RegExp]>([
    ['a mark that is never closed', 'Look **before you leave.', /shown as text in "Look \*\*before/],
    ['a highlight that is never closed', 'Its [bg=sand]jack', /shown as text/],
    ['a link to an address that is refused', 'See [this](javascript:1).', /shown as text/],
    ['a heading of a fourth level', 'Look.\n\n#### Then', /shown as text/],
    ['a bare address', 'Look at https://example.com', /shown as text/],
    ['a heading before the first words', '# Then\n\nLook.', /does not begin with a paragraph/],
    ['a first paragraph that a summary would cut', 'Look. '.repeat(30), /over 160 characters/],
  ])('%s', (_, body, message) => {
    expect(faultsOf(fileOf(FRONT, body))).toMatch(message)
  })
})

test('reports two posts with the same id', () => {
  const files = [fileOf(FRONT, BODY), fileOf({ ...FRONT, slug: 'jack' }, BODY, 'jack')]
  expect(findPostFaults(files)).toEqual([
    { file: 'posts/jack.md', message: 'id "post-spare-wheel" is also in posts/spare-wheel.md' },
  ])
})
