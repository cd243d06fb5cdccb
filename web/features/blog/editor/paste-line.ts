import { linkAddress } from '#shared/domain/markup/addresses'
import type { Inline } from '#shared/domain/markup/tree'

/** Elements whose content is not text. */
export const SILENT = new Set(
  'SCRIPT STYLE HEAD TITLE NOSCRIPT TEMPLATE IFRAME OBJECT SVG MATH SELECT TEXTAREA'.split(' '),
)
/** Block elements. */
export const BLOCKS = new Set(
  'P DIV SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV TABLE TBODY THEAD TFOOT TR TD TH FIGURE FIGCAPTION PRE DL DT DD BODY LI UL OL BLOCKQUOTE H1 H2 H3 H4 H5 H6'.split(
    ' ',
  ),
)

/** Marks that are already open: the same mark inside has no effect. */
type Marks = Partial<Record<'strong' | 'em' | 'link', true>>

export const childrenOf = (node: Node, marks: Marks = {}): Inline[] =>
  [...node.childNodes].flatMap((child) => inlineOf(child, marks))

/** The allowed content of a line of a pasted page. */
export function inlineOf(node: Node, marks: Marks = {}): Inline[] {
  if (node.nodeType === Node.TEXT_NODE) return [{ kind: 'text', text: (node.nodeValue ?? '').replaceAll(/\s+/g, ' ') }]
  if (!(node instanceof Element) || SILENT.has(node.tagName.toUpperCase())) return []
  if (node.tagName === 'BR') return [{ kind: 'break' }]
  if (node.tagName === 'CODE') return codeOf(node.textContent)
  if (BLOCKS.has(node.tagName)) return [SPACE, ...childrenOf(node, marks), SPACE]
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

/** A mark around its words, with spaces and line breaks at its edges moved outside. */
function around(inside: Inline[], mark: (children: Inline[]) => Inline): Inline[] {
  const text = inside.map((one) => (one.kind === 'text' ? one.text : 'x')).join('')
  const children = tidy(inside)
  if (children.length === 0) return inside
  return [...(/^\s/.test(text) ? [SPACE] : []), mark(children), ...(/\s$/.test(text) ? [SPACE] : [])]
}
const SPACE: Inline = { kind: 'text', text: ' ' }

/** A list item has one line. */
export const oneLine = (line: Inline[]): Inline[] => line.map((one) => (one.kind === 'break' ? SPACE : one))

/** Joins adjacent texts, with single spaces and without spaces at the edges. */
export function tidy(line: Inline[]): Inline[] {
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
