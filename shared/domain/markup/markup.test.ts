import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linkAddress, pictureAddress } from './addresses.ts'
import { COLOURS, colourOf } from './colours.ts'
import { parseMarkup } from './parse.ts'
import { printMarkup } from './print.ts'
import { slugOf } from './slug.ts'
import { plainBlocks, readingMinutes, summaryOf } from './text.ts'
import { type Block, type Inline, MOST_DEPTH, MOST_NODES } from './tree.ts'

const line = (source: string) => {
  const [block] = parseMarkup(source)
  return block && 'children' in block ? block.children : []
}
const text = (words: string): Inline => ({ kind: 'text', text: words })

const MARKS = [
  '*',
  '**',
  '***',
  '`',
  '[',
  '](',
  '/x)',
  '](https://a.za)',
  '[color=red]',
  '[/color]',
  '[bg=#fed]',
  '[/bg]',
]
const TAGS = ['[button=/a]', '[/button]', '\n', '\n\n', '# ', '### ', '- ', '1. ', '> ', '---', '___', '![a](/i)', '\\']
const WORDS = ['a', 'b ', ' c', '.', '!', '1', '#', '-', '>', '_', ')', ']', '](javascript:x)', '](//evil.za)']
const scribble = fc
  .array(fc.constantFrom(...MARKS, ...TAGS, ...WORDS), { maxLength: 40 })
  .map((parts) => parts.join(''))
const anyText = fc.oneof(scribble, fc.string({ unit: 'grapheme', maxLength: 400 }))

describe('what the marks mean', () => {
  test.each<[string, Inline[]]>([
    ['**b**', [{ kind: 'strong', children: [text('b')] }]],
    ['***b***', [{ kind: 'strong', children: [{ kind: 'em', children: [text('b')] }] }]],
    ['2 * 3 * 4', [text('2 * 3 * 4')]],
    ['**open', [text('**open')]],
    ['`**a**`', [{ kind: 'code', text: '**a**' }]],
    ['see [1] and [x](/pricing)', [text('see [1] and '), { kind: 'link', href: '/pricing', children: [text('x')] }]],
    ['[x](javascript:alert(1))', [text('[x](javascript:alert(1))')]],
    ['[color=red]a[/color]', [{ kind: 'color', colour: 'danger', children: [text('a')] }]],
    ['[bg=url(x)]a[/bg]', [text('[bg=url(x)]a[/bg]')]],
    ['[button=/request-demo]Go[/button]', [{ kind: 'button', href: '/request-demo', children: [text('Go')] }]],
    ['\\*a\\*', [text('*a*')]],
    ['a\nb', [text('a'), { kind: 'break' }, text('b')]],
    ['<b onclick=x>', [text('<b onclick=x>')]],
  ])('%s', (source, expected) => {
    expect(line(source)).toEqual(expected)
  })

  test('blocks: headings, lists, quote, picture, rule', () => {
    const source = '## Why\n\n- a\n- b\n\n1. x\n2) y\n\n> q\n\n![Map](/images/1)\n---\nend'
    expect(parseMarkup(source).map((block) => block.kind)).toEqual([
      'heading',
      'list',
      'list',
      'quote',
      'image',
      'rule',
      'paragraph',
    ])
  })

  test('headings with equal text have different ids', () => {
    const ids = parseMarkup('# Say it\n# Say it\n# ...').map((block) => (block.kind === 'heading' ? block.id : ''))
    expect(ids).toEqual(['on-say-it', 'on-say-it-2', 'on-part'])
  })
})

describe('for any text', () => {
  test('the tree has only valid addresses and colours, and keeps the limits of depth and size', () => {
    fc.assert(
      fc.property(anyText, (source) => expectAllowed(parseMarkup(source))),
      { numRuns: 3000 },
    )
  })

  test('printing a tree and reading it again gives the same tree', () => {
    fc.assert(
      fc.property(anyText, (source) => {
        const tree = parseMarkup(source)
        expect(parseMarkup(printMarkup(tree))).toEqual(tree)
      }),
      { numRuns: 3000 },
    )
  })

  test('no word is lost: the tree has all letters and digits in the same order', () => {
    const plain = fc.array(fc.constantFrom('a', 'b', 'cd', ' ', '*', '**', '\n', '- ', '> '), { maxLength: 60 })
    fc.assert(
      fc.property(plain, (parts) => {
        const letters = (words: string) => words.replaceAll(/[^a-d]/g, '')
        expect(letters(plainBlocks(parseMarkup(parts.join(''))))).toBe(letters(parts.join('')))
      }),
    )
  })

  test('nested and repeated marks beyond the limits stay plain text', () => {
    const deep = `${'[color=red][bg=sand]**'.repeat(500)}a${'**[/bg][/color]'.repeat(500)}`
    for (const source of [deep, '**a** '.repeat(20_000), '- a\n'.repeat(20_000), '['.repeat(100_000)])
      expectAllowed(parseMarkup(source))
  })
})

test('addresses: which are allowed in a link and in a picture', () => {
  const good = ['https://a.za/x', 'http://a.za', 'mailto:a@b.za', 'tel:+27825550134', '/pricing', '#top']
  expect(good.map(linkAddress)).toEqual(good)
  const bad = ['javascript:alert(1)', 'JaVaScRiPt:x', 'data:text/html,x', '//evil.za', '/\\evil.za', 'ftp://a', 'x', '']
  expect([...bad, 'java\nscript:x', 'https://', 'vbscript:x', '\u0001https://a.za'].filter(linkAddress)).toEqual([])
  expect(['http://a.za/x.png', 'mailto:a@b.za', 'tel:1', '#x'].filter(pictureAddress)).toEqual([])
})

test('colours: names of the palette, other names and hex values, and nothing else', () => {
  for (const name of COLOURS) expect(colourOf(name)).toBe(name)
  expect([colourOf('#f00'), colourOf('#FFAA00'), colourOf('Navy')]).toEqual(['danger', 'sand', 'sky'])
  expect(['#12345', 'url(x)', 'constructor', '__proto__', 'red;x'].map(colourOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

test('a slug has lower-case letters, digits and single hyphens', () => {
  expect(slugOf('  Consent forms, not indemnities!  ')).toBe('consent-forms-not-indemnities')
  expect(slugOf('Môre & Überraschung')).toBe('more-uberraschung')
  fc.assert(
    fc.property(fc.string(), (title) => {
      expect(slugOf(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
    }),
  )
})

test('words, minutes and the first sentence', () => {
  const post = parseMarkup(`# Title\n\nFirst **words** here.\n\n${'word '.repeat(600)}`)
  expect(readingMinutes(post)).toBe(3)
  expect(summaryOf(post)).toBe('First words here.')
  expect(summaryOf(parseMarkup('lorem '.repeat(100)), 40).length).toBeLessThanOrEqual(40)
})

function expectAllowed(blocks: Block[]): void {
  let nodes = 0
  const walk = (children: Inline[], depth: number) => {
    expect(depth).toBeLessThanOrEqual(MOST_DEPTH + 1)
    for (const node of children) {
      nodes += 1
      if (node.kind === 'link' || node.kind === 'button') expect(linkAddress(node.href)).toBe(node.href)
      if (node.kind === 'color' || node.kind === 'bg') expect(COLOURS).toContain(node.colour)
      if ('children' in node) walk(node.children, depth + 1)
    }
  }
  for (const block of blocks) {
    nodes += 1
    if (block.kind === 'image') expect(pictureAddress(block.src)).toBe(block.src)
    if (block.kind === 'list') for (const item of block.items) walk(item, 1)
    if ('children' in block) walk(block.children, 1)
  }
  expect(nodes).toBeLessThanOrEqual(MOST_NODES + 50)
}
