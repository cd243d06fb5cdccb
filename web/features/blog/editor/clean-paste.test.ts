import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMarkup } from '#shared/domain/markup/parse'
import { plainBlocks } from '#shared/domain/markup/text'
import { cleanPaste } from './clean-paste.ts'

describe('the markup of a pasted page', () => {
  test.each([
    ['<h1>A</h1><h2>B</h2><h5>C</h5><p>d</p>', '# A\n\n## B\n\n### C\n\nd'],
    ['<p>Pack <b>light</b>, <i>always</i> <code>x</code></p>', 'Pack **light**, *always* `x`'],
    ['<ul><li>a</li><li>b <ul><li>c</li></ul></li></ul>', '- a\n- b\n- c'],
    ['<ol><li><p>a</p></li><li>b</li></ol>', '1. a\n2. b'],
    ['<blockquote><p>a</p></blockquote><hr><p>b</p>', '> a\n\n---\n\nb'],
    ['<p>See <a href="https://a.za/x">the <b>rule</b></a>.</p>', 'See [the **rule**](https://a.za/x).'],
    ['<p><b>bold </b>next</p>', '**bold** next'],
    ['<p>a<br>b</p><b>c</b>', 'a\nb\n\n**c**'],
    ['<img src="https://a.za/i.png" alt="A [bus]"><b>x</b>', '![A bus](https://a.za/i.png)\n\n**x**'],
    [
      '<table><tr><td>Bus</td><td><b>R4 830</b></td></tr><tr><td>Beds</td><td>R200</td></tr></table>',
      'Bus · **R4 830**\n\nBeds · R200',
    ],
    ['<p>2 * 3 and [brackets] <b>x</b></p>', '2 \\* 3 and \\[brackets\\] **x**'],
  ])('%s', (html, markup) => {
    expect(cleanPaste(html)).toBe(markup)
  })

  test('has the lists of a Word document, without its styles and comments', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body>
      <!--StartFragment--><p class=MsoNormal><b><span style='mso-bidi-font-weight:normal'>What to pack<o:p></o:p></span></b></p>
      <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='font-family:Symbol'>·<span>&nbsp;&nbsp; </span></span>A hat</p>
      <p class=MsoListParagraphCxSpLast><span>·<span>&nbsp; </span></span>Water</p>
      <p class=MsoListParagraph><span>1.<span>&nbsp; </span></span>First</p><!--EndFragment--></body></html>`
    expect(cleanPaste(html)).toBe('**What to pack**\n\n- A hat\n- Water\n\n1. First')
  })

  test('has bold text of a Google document by its style, and ignores its wrapper element', () => {
    const html = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:700">Bold</span><span style="font-style:italic"> and not</span></p></b>`
    expect(cleanPaste(html)).toBe('**Bold** *and not*')
  })

  test('is null for plain text, which the browser pastes, and keeps markup in it', () => {
    expect(cleanPaste('<meta charset="utf-8"><span>**bold**</span>')).toBeNull()
    expect(cleanPaste('')).toBeNull()
  })

  test('contains nothing active', () => {
    const html = `<b>a</b><script>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)><text>s</text></svg>
      <a href="javascript:alert(1)">b</a><iframe srcdoc="<script>1</script>"></iframe><style>@import 'x'</style>
      <img src="data:image/svg+xml,x" alt="c"><a href="//evil.za">d</a><object data="x"></object>`
    expect(cleanPaste(html)).toBe('**a** b d')
  })
})

test('the markup of a pasted page has all its words, and is the same when printed again', () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/)
  const text = fc.oneof(word, fc.constantFrom(' ', ' * ', ' [x](y) ', '# ', '- ', '> ', '1. '))
  const { node } = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 5 },
      text,
      fc
        .tuple(
          fc.constantFrom('p', 'div', 'b', 'i', 'em', 'h2', 'ul', 'li', 'span', 'blockquote', 'td', 'a href="/x"'),
          fc.array(tie('node'), { maxLength: 4 }),
        )
        .map(([tag, inside]) => `<${tag}>${inside.join('')}</${tag.split(' ')[0]}>`),
    ),
  }))
  const letters = (words: string) => words.replaceAll(/[^a-z]/g, '')
  fc.assert(
    fc.property(fc.array(node, { maxLength: 6 }), (nodes) => {
      const html = `<b>start</b>${nodes.join('')}`
      const markup = cleanPaste(html) ?? ''
      const page = new DOMParser().parseFromString(html, 'text/html')
      expect(letters(plainBlocks(parseMarkup(markup)))).toBe(letters(page.body.textContent))
    }),
  )
})
