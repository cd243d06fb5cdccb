import { linkAddress } from './addresses.ts'
import { colourOf } from './colours.ts'
import { type Inline, MOST_DEPTH } from './tree.ts'

/** How many more nodes may be created; shared by all lines of a text. */
export interface NodeBudget {
  left: number
}

type Mark = 'strong' | 'em' | 'link' | 'color' | 'bg' | 'button'

/** A mark that is open. If it is never closed, `opener` becomes plain text. */
interface Open {
  mark: Mark | 'line'
  opener: string
  value: string
  children: Inline[]
}

const OPENING_TAG = /\[(color|bg|button)=([^\]\n]{1,2000})\]/y
const CLOSING_TAG = /\[\/(color|bg|button)\]/y
const ESCAPABLE = /[!-/:-@[-`{-~]/
const MOST_ADDRESS_CHARACTERS = 2000

/** Parses the inline marks of one block. It reads each character a limited number of times, for any text. */
export function parseInline(text: string, budget: NodeBudget): Inline[] {
  const reader = new InlineReader(text, budget)
  return reader.read()
}

class InlineReader {
  private readonly text: string
  private readonly budget: NodeBudget
  private readonly stack: Open[] = [{ mark: 'line', opener: '', value: '', children: [] }]
  private at = 0
  private plain = ''
  /** The next position of a character, so that the text is not searched again for every mark. */
  private readonly next = new Map<string, number>()

  constructor(text: string, budget: NodeBudget) {
    this.text = text
    this.budget = budget
  }

  read(): Inline[] {
    while (this.at < this.text.length) {
      if (!this.readMark()) this.plain += this.text[this.at++]
    }
    this.flush()
    while (this.stack.length > 1) this.unwrap()
    return this.top().children
  }

  private readMark(): boolean {
    switch (this.text[this.at] ?? '') {
      case '\\':
        return this.readEscape()
      case '\n':
        return this.leaf({ kind: 'break' }, 1)
      case '`':
        return this.readCode()
      case '*':
        return this.readStars()
      case '[':
        return this.readTag()
      case ']':
        return this.readLinkEnd()
      default:
        return false
    }
  }

  private readEscape(): boolean {
    const escaped = this.text[this.at + 1]
    if (escaped === undefined || !ESCAPABLE.test(escaped)) return false
    this.plain += escaped
    this.at += 2
    return true
  }

  private readCode(): boolean {
    const end = this.find('`', this.at + 1)
    const code = end === -1 ? '' : this.text.slice(this.at + 1, end)
    if (code.trim() === '' || code.includes('\n')) return false
    return this.leaf({ kind: 'code', text: code }, code.length + 2)
  }

  private readStars(): boolean {
    let run = 1
    while (run < 3 && this.text[this.at + run] === '*') run++
    if (run % 2 === 1 && this.top().mark === 'em' && this.touchesLeft()) return this.close('em', 1)
    const [mark, width] = run >= 2 ? (['strong', 2] as const) : (['em', 1] as const)
    if (this.isOpen(mark)) return this.touchesLeft() && this.close(mark, width)
    const following = this.text[this.at + width]
    if (following === undefined || /\s/.test(following)) return false
    return this.open(mark, '*'.repeat(width), '')
  }

  private readTag(): boolean {
    const closing = this.match(CLOSING_TAG)
    if (closing) return this.close(closing[1] as Mark, closing[0].length)
    const opening = this.match(OPENING_TAG)
    if (!opening) {
      this.giveUp('link')
      return this.open('link', '[', '')
    }
    const [whole, mark, written = ''] = opening
    const value = mark === 'button' ? linkAddress(written) : colourOf(written)
    return value !== null && this.open(mark as Mark, whole, value)
  }

  private readLinkEnd(): boolean {
    const opened = this.stack.findLast(({ mark }) => mark === 'link')
    if (!opened) return false
    const end = this.text[this.at + 1] === '(' ? this.find(')', this.at + 2) : -1
    const near = end !== -1 && end - this.at <= MOST_ADDRESS_CHARACTERS + 2
    const href = near ? linkAddress(this.text.slice(this.at + 2, end)) : null
    if (href === null) return this.giveUp('link')
    opened.value = href
    return this.close('link', end + 1 - this.at)
  }

  private open(mark: Mark, opener: string, value: string): boolean {
    // A link inside a link, and a mark inside the same mark, have no effect: the inner one stays text.
    if (this.stack.length > MOST_DEPTH || this.isOpen(mark) || this.isWithinLink(mark)) return false
    this.flush()
    this.stack.push({ mark, opener, value, children: [] })
    this.at += opener.length
    return true
  }

  private close(mark: Mark, width: number): boolean {
    if (!this.isOpen(mark)) return false
    this.flush()
    while (this.top().mark !== mark) this.unwrap()
    const { opener, value, children } = this.top()
    if (children.length === 0 || this.budget.left <= 0) {
      this.unwrap()
      return false
    }
    this.stack.pop()
    this.at += width
    this.budget.left--
    this.top().children.push(nodeOf(mark, value, children) ?? { kind: 'text', text: opener })
    return true
  }

  /** Turns a mark that cannot be closed, and all marks opened inside it, into plain text. Always returns false. */
  private giveUp(mark: Mark): false {
    if (!this.isOpen(mark)) return false
    this.flush()
    while (this.isOpen(mark)) this.unwrap()
    return false
  }

  /** Turns the innermost open mark into plain text. */
  private unwrap(): void {
    const lost = this.stack.pop()
    if (!lost) return
    addText(this.top().children, lost.opener)
    for (const child of lost.children) {
      if (child.kind === 'text') addText(this.top().children, child.text)
      else this.top().children.push(child)
    }
  }

  private leaf(node: Inline, width: number): boolean {
    if (this.budget.left <= 0) return false
    this.flush()
    this.budget.left--
    this.top().children.push(node)
    this.at += width
    return true
  }

  private flush(): void {
    if (this.plain === '') return
    addText(this.top().children, this.plain)
    this.budget.left--
    this.plain = ''
  }

  private top(): Open {
    return this.stack.at(-1) as Open
  }
  private isOpen(mark: Mark): boolean {
    return this.stack.some((one) => one.mark === mark)
  }
  private isWithinLink(mark: Mark): boolean {
    return (mark === 'link' && this.isOpen('button')) || (mark === 'button' && this.isOpen('link'))
  }
  private touchesLeft(): boolean {
    return /\S/.test(this.text[this.at - 1] ?? ' ')
  }
  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    return pattern.exec(this.text)
  }
  private find(character: string, from: number): number {
    const known = this.next.get(character)
    if (known !== undefined && (known === -1 || known >= from)) return known
    const found = this.text.indexOf(character, from)
    this.next.set(character, found)
    return found
  }
}

function nodeOf(mark: Mark, value: string, children: Inline[]): Inline | null {
  if (mark === 'strong' || mark === 'em') return { kind: mark, children }
  if (mark === 'link' || mark === 'button') return { kind: mark, href: value, children }
  const colour = colourOf(value)
  return colour && { kind: mark, colour, children }
}

function addText(children: Inline[], text: string): void {
  const last = children.at(-1)
  if (last?.kind === 'text') last.text += text
  else children.push({ kind: 'text', text })
}
