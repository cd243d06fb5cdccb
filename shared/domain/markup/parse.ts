import { pictureAddress } from './addresses.ts'
import { headingIds } from './heading-ids.ts'
import { type NodeBudget, parseInline } from './inline.ts'
import { type Block, type Inline, MOST_NODES } from './tree.ts'

const HEADING = /^(#{1,3}) +(\S.*)$/
const RULE = /^(?:---+|\*\*\*+|___+)$/
const IMAGE = /^!\[([^\]]*)\]\(([^()\s]{1,2000})\)$/
const DASH = /^ {0,3}- +(\S.*)$/
const NUMBER = /^ {0,3}\d{1,4}[.)] +(\S.*)$/
const QUOTE = /^> ?(.*)$/

/**
 * Parses a post's markup to a tree of allowed nodes (grammar: docs/markup.md). Every text is valid; time is linear in
 * its length.
 */
export function parseMarkup(source: string): Block[] {
  const budget: NodeBudget = { left: MOST_NODES }
  const blocks: Block[] = []
  const idOf = headingIds()
  let open = null as OpenBlock | null
  const close = () => {
    if (open) blocks.push(finish(open, budget))
    open = null
  }

  const lines = source.replaceAll(/\r\n?/g, '\n').split('\n')
  for (const [i, raw] of lines.entries()) {
    if (budget.left <= 0) {
      close()
      blocks.push({ kind: 'paragraph', children: [{ kind: 'text', text: lines.slice(i).join(' ') }] })
      return blocks
    }
    const line = raw.trimEnd()
    const whole = wholeLine(line, budget, idOf)
    if (whole) {
      close()
      blocks.push(whole)
      budget.left--
      continue
    }
    const [kind, text] = partOf(line)
    if (kind === null) close()
    else {
      budget.left--
      if (open?.kind === kind) open.lines.push(text)
      else {
        close()
        open = { kind, lines: [text] }
      }
    }
  }
  close()
  return blocks
}

type OpenKind = 'paragraph' | 'quote' | 'bullets' | 'numbers'
interface OpenBlock {
  kind: OpenKind
  lines: string[]
}

/** A block that consists of one line. */
function wholeLine(line: string, budget: NodeBudget, idOf: (text: Inline[]) => string): Block | null {
  const heading = HEADING.exec(line)
  if (heading) {
    const children = parseInline(heading[2] as string, budget)
    return { kind: 'heading', level: (heading[1] as string).length as 1 | 2 | 3, id: idOf(children), children }
  }
  if (RULE.test(line)) return { kind: 'rule' }
  const image = IMAGE.exec(line)
  const src = image && pictureAddress(image[2] as string)
  return image && src ? { kind: 'image', src, alt: (image[1] as string).trim() } : null
}

function partOf(line: string): [OpenKind, string] | [null, ''] {
  if (line.trim() === '') return [null, '']
  const bullet = DASH.exec(line)
  if (bullet) return ['bullets', bullet[1] as string]
  const numbered = NUMBER.exec(line)
  if (numbered) return ['numbers', numbered[1] as string]
  const quote = QUOTE.exec(line)
  if (quote) return ['quote', quote[1] as string]
  return ['paragraph', line.trimStart()]
}

function finish({ kind, lines }: OpenBlock, budget: NodeBudget): Block {
  if (kind === 'paragraph' || kind === 'quote') return { kind, children: parseInline(lines.join('\n'), budget) }
  return { kind: 'list', ordered: kind === 'numbers', items: lines.map((line) => parseInline(line, budget)) }
}
