import { pictureAddress } from '#shared/domain/markup/addresses'
import { printMarkup } from '#shared/domain/markup/print'
import type { Block, Inline } from '#shared/domain/markup/tree'
import { BLOCKS, childrenOf, inlineOf, oneLine, SILENT, tidy } from './paste-line.ts'

const MOST_CHARACTERS = 2_000_000
/** Elements that make a pasted page more than plain text. */
const MEANT = 'h1,h2,h3,h4,h5,h6,b,strong,i,em,a[href],ul,ol,blockquote,hr,img,code,table,[class*="MsoList"]'

/**
 * Converts a pasted page or Word document to markup, with allowed elements only; null if the plain text has the same
 * content. The page is parsed into a separate document, which runs and loads nothing.
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

/** Collects blocks; the current line ends with the next block. */
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
      if (node.nodeType === Node.TEXT_NODE) this.line.push(...inlineOf(node))
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
    this.line.push(...inlineOf(node))
  }

  private push(block: Block): void {
    this.endLine()
    this.blocks.push(block)
  }

  private readLine(node: Element, make: (line: Inline[]) => Block): void {
    this.endLine()
    this.line = childrenOf(node)
    this.endLine(make)
  }

  private readPicture(node: Element): void {
    const src = pictureAddress(node.getAttribute('src') ?? '')
    const alt = (node.getAttribute('alt') ?? '').replaceAll(/[[\]\s]+/g, ' ').trim()
    if (src && !/[()]/.test(src)) this.push({ kind: 'image', src, alt })
  }

  /** Nested lists become items of the outer list, because markup has one level. */
  private readList(node: Element, ordered: boolean): void {
    this.endLine()
    const items: Inline[][] = []
    this.readItems(node, items)
    this.endItem(items)
    if (items.length > 0) this.blocks.push({ kind: 'list', ordered, items })
  }

  private readItems(node: Node, items: Inline[][]): void {
    for (const child of node.childNodes) {
      if (/^(?:LI|UL|OL)$/.test(child.nodeName)) {
        this.endItem(items)
        this.readItems(child, items)
        this.endItem(items)
      } else this.line.push(...inlineOf(child))
    }
  }

  private endItem(items: Inline[][]): void {
    const item = oneLine(tidy(this.line))
    this.line = []
    if (item.length > 0) items.push(item)
  }

  /** Word's lists are paragraphs that start with the bullet or number. */
  private readWordItem(node: Element): void {
    this.endLine()
    const children = tidy(childrenOf(node))
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

  /** Markup has no tables: a row becomes a line with its cells separated. */
  private readRow(node: Element): void {
    this.endLine()
    const cells = [...node.children].map((cell) => tidy(childrenOf(cell))).filter((cell) => cell.length > 0)
    this.line = cells.flatMap((cell, i) => (i === 0 ? cell : [{ kind: 'text' as const, text: ' · ' }, ...cell]))
    this.endLine()
  }
}
