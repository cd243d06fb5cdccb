import { linkAddress, pictureAddress } from '#shared/domain/markup/addresses'
import { printMarkup } from '#shared/domain/markup/print'
import type { Block, Inline } from '#shared/domain/markup/tree'

const MOST_CHARACTERS = 2_000_000
/** What makes a pasted page more than its text. */
const MEANT = 'h1,h2,h3,h4,h5,h6,b,strong,i,em,a[href],ul,ol,blockquote,hr,img,code,table,[class*="MsoList"]'
const SILENT = new Set([
  'SCRIPT',
  'STYLE',
  'HEAD',
  'TITLE',
  'NOSCRIPT',
  'TEMPLATE',
  'IFRAME',
  'OBJECT',
  'SVG',
  'MATH',
  'SELECT',
  'TEXTAREA',
])
const BLOCKS = new Set(
  'P DIV SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV TABLE TBODY THEAD TFOOT TR FIGURE FIGCAPTION PRE DL DT DD BODY'.split(
    ' ',
  ),
)

/**
 * A pasted page or Word document as markup, by what is allowed and nothing else; null where the plain text says as
 * much. The page is parsed into a document of its own, which runs and fetches nothing.
 */
export function cleanPaste(html: string): string | null {
  if (html.length > MOST_CHARACTERS) return null
  const page = new DOMParser().parseFromString(html, 'text/html')
  if (!page.querySelector(MEANT)) return null
  const reader = new PageReader()
  reader.readBlock(page.body)
  reader.endLine()
  return printMarkup(reader.blocks) || null
}

type Marks = Partial<Record<'strong' | 'em' | 'link', true>>

/** Collects blocks; the line being read ends with the next block. */
class PageReader {
  readonly blocks: Block[] = []
  private line: Inline[] = []

  readBlock(parent: Node): void {
    for (const node of parent.childNodes) this.readNode(node)
  }

  endLine(make: (line: Inline[]) => Block = (children) => ({ kind: 'paragraph', children })): void {
    const line = tidy(this.line)
    this.line = []
    if (line.length > 0) this.blocks.push(make(line))
  }

  private readNode(node: Node): void {
    if (!(node instanceof Element) || SILENT.has(node.tagName.toUpperCase())) {
      if (node.nodeType === Node.TEXT_NODE) this.line.push(...inlineOf(node, {}))
      return
    }
    const { tagName } = node
    const heading = /^H([1-6])$/.exec(tagName)?.[1]
    if (heading)
      return this.readLine(node, (children) => ({
        kind: 'heading',
        level: Math.min(3, Number(heading)) as 1 | 2 | 3,
        id: '',
        children,
      }))
    if (tagName === 'UL' || tagName === 'OL') return this.readList(node, tagName === 'OL')
    if (tagName === 'BLOCKQUOTE') return this.readLine(node, (children) => ({ kind: 'quote', children }))
    if (tagName === 'HR') return this.push({ kind: 'rule' })
    if (tagName === 'IMG') return this.readPicture(node)
    if (/MsoList/.test(node.getAttribute('class') ?? '')) return this.readWordItem(node)
    if (tagName === 'TR') return this.readRow(node)
    if (BLOCKS.has(tagName) || node.querySelector('p,div,ul,ol,h1,h2,h3,table,img')) {
      this.endLine()
      this.readBlock(node)
      return this.endLine()
    }
    this.line.push(...inlineOf(node, {}))
  }

  private push(block: Block): void {
    this.endLine()
    this.blocks.push(block)
  }

  private readLine(node: Element, make: (line: Inline[]) => Block): void {
    this.endLine()
    this.line = childrenOf(node, {})
    this.endLine(make)
  }

  private readPicture(node: Element): void {
    const src = pictureAddress(node.getAttribute('src') ?? '')
    const alt = (node.getAttribute('alt') ?? '').replaceAll(/[[\]\s]+/g, ' ').trim()
    if (src && !/[()]/.test(src)) this.push({ kind: 'image', src, alt })
  }

  private readList(node: Element, ordered: boolean): void {
    this.endLine()
    const items = [...node.querySelectorAll('li')]
      .map((item) =>
        tidy(
          [...item.childNodes]
            .filter((child) => !/^[OU]L$/.test(child.nodeName))
            .flatMap((child) => inlineOf(child, {})),
        ),
      )
      .filter((item) => item.length > 0)
    if (items.length > 0) this.blocks.push({ kind: 'list', ordered, items: items.map(oneLine) })
  }

  /** Word's own lists are paragraphs whose first characters are the sign. */
  private readWordItem(node: Element): void {
    this.endLine()
    const children = tidy(childrenOf(node, {}))
    const [first] = children
    if (first?.kind !== 'text') return void (children.length > 0 && this.blocks.push({ kind: 'paragraph', children }))
    const sign = /^\s*(?:([·•▪§o-])|\w{1,3}[.)])\s+/.exec(first.text)
    const item = oneLine(tidy([{ kind: 'text', text: first.text.slice(sign?.[0].length ?? 0) }, ...children.slice(1)]))
    if (item.length === 0) return
    const ordered = sign !== null && sign[1] === undefined
    const last = this.blocks.at(-1)
    if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item)
    else this.blocks.push({ kind: 'list', ordered, items: [item] })
  }

  /** There are no tables: a row becomes a line whose cells stand apart. */
  private readRow(node: Element): void {
    this.endLine()
    const cells = [...node.children].map((cell) => tidy(childrenOf(cell, {}))).filter((cell) => cell.length > 0)
    this.line = cells.flatMap((cell, i) => (i === 0 ? cell : [{ kind: 'text' as const, text: ' · ' }, ...cell]))
    this.endLine()
  }
}

const childrenOf = (node: Node, marks: Marks): Inline[] =>
  [...node.childNodes].flatMap((child) => inlineOf(child, marks))

function inlineOf(node: Node, marks: Marks): Inline[] {
  if (node.nodeType === Node.TEXT_NODE) return [{ kind: 'text', text: (node.nodeValue ?? '').replaceAll(/\s+/g, ' ') }]
  if (!(node instanceof Element) || SILENT.has(node.tagName.toUpperCase())) return []
  if (node.tagName === 'BR') return [{ kind: 'break' }]
  if (node.tagName === 'CODE') return codeOf(node.textContent)
  const href = node.tagName === 'A' ? linkAddress(node.getAttribute('href') ?? '') : null
  if (href && !marks.link && !/[()]/.test(href))
    return around(childrenOf(node, { ...marks, link: true }), (children) => ({ kind: 'link', href, children }))
  const style = node.getAttribute('style') ?? ''
  const weight = /font-weight:\s*(\w+)/.exec(style)?.[1] ?? (/^(?:B|STRONG)$/.test(node.tagName) ? 'bold' : '')
  if (!marks.strong && (weight.startsWith('bold') || Number(weight) >= 600))
    return around(childrenOf(node, { ...marks, strong: true }), (children) => ({ kind: 'strong', children }))
  const isItalic = /^(?:I|EM)$/.test(node.tagName)
    ? !/font-style:\s*normal/.test(style)
    : /font-style:\s*italic/.test(style)
  if (!marks.em && isItalic)
    return around(childrenOf(node, { ...marks, em: true }), (children) => ({ kind: 'em', children }))
  return childrenOf(node, marks)
}

function codeOf(text: string): Inline[] {
  const code = text.replaceAll(/[`\s]+/g, ' ').trim()
  return code ? [{ kind: 'code', text: code }] : []
}

/** A mark around its words; blanks and line breaks at its edges stay outside, where they belong. */
function around(inside: Inline[], mark: (children: Inline[]) => Inline): Inline[] {
  const text = inside.map((one) => (one.kind === 'text' ? one.text : 'x')).join('')
  const children = tidy(inside)
  if (children.length === 0) return inside
  return [...(/^\s/.test(text) ? [SPACE] : []), mark(children), ...(/\s$/.test(text) ? [SPACE] : [])]
}
const SPACE: Inline = { kind: 'text', text: ' ' }

/** A list's item is one line. */
const oneLine = (line: Inline[]): Inline[] => line.map((one) => (one.kind === 'break' ? SPACE : one))

/** Texts side by side become one with single blanks, and none stands at the edges. */
function tidy(line: Inline[]): Inline[] {
  const tidied: Inline[] = []
  for (const node of line) {
    const last = tidied.at(-1)
    if (node.kind !== 'text') tidied.push(node)
    else if (last?.kind === 'text') last.text = (last.text + node.text).replaceAll(/ +/g, ' ')
    else tidied.push({ ...node })
  }
  const isEmpty = (one: Inline | undefined) => one?.kind === 'break' || (one?.kind === 'text' && one.text.trim() === '')
  while (isEmpty(tidied[0])) tidied.shift()
  while (isEmpty(tidied.at(-1))) tidied.pop()
  const [first, last] = [tidied[0], tidied.at(-1)]
  if (first?.kind === 'text') first.text = first.text.trimStart()
  if (last?.kind === 'text') last.text = last.text.trimEnd()
  return tidied
}
