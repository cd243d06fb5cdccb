import fc from 'fast-check'
import { linkAddress, pictureAddress } from '#shared/domain/markup/addresses'
import { COLOURS } from '#shared/domain/markup/colours'
import { parseMarkup } from '#shared/domain/markup/parse'
import { type Block, type Inline, MOST_DEPTH } from '#shared/domain/markup/tree'

// `npm run bench:markup`: random texts through the blog's parser; what comes out must be allowed, and how long the slowest took.
const TEXTS = 100_000
const SEED = 2027
/** The longest a post may be. */
const MOST_CHARACTERS = 100_000

const PIECES =
  '*|**|***|`|[|](|/x)|](https://a.za)|](javascript:x)|[color=red]|[/color]|[bg=#fed]|[/bg]|[button=/a]|[/button]|[color=x]|# |### |- |1. |> |---|![a](/i)|![a](data:x)|\\|a|b |<script>|"|\u0000|\u202e|é'
    .split('|')
    .concat('\n', '\n\n', '|')
const scribble = fc.array(fc.constantFrom(...PIECES), { maxLength: 120 }).map((pieces) => pieces.join(''))
const anyText = fc.oneof({ weight: 3, arbitrary: scribble }, fc.string({ unit: 'binary', maxLength: 600 }))

/** Texts of a post's full length that make careless parsers slow: each piece over and over, and pairs of them. */
const worst = PIECES.flatMap((one) => [one, ...PIECES.slice(0, 8).map((other) => one + other)]).map((piece) =>
  piece.repeat(Math.ceil(MOST_CHARACTERS / piece.length)).slice(0, MOST_CHARACTERS),
)

const random = fc.sample(anyText, { numRuns: TEXTS, seed: SEED })
for (const text of random.slice(0, 2_000)) parseMarkup(text)
report(`${TEXTS} random texts`, random)
report(`${worst.length} repeated pieces of ${MOST_CHARACTERS} characters`, worst)

function report(what: string, texts: readonly string[]): void {
  let slowest = { ms: 0, length: 0 }
  let total = 0
  let refused = 0
  for (const text of texts) {
    const start = performance.now()
    const blocks = parseMarkup(text)
    const ms = performance.now() - start
    total += ms
    if (ms > slowest.ms) slowest = { ms, length: text.length }
    if (!blocks.every(isAllowed)) refused++
  }
  const average = (total / texts.length).toFixed(3)
  console.log(
    `${what}: ${refused} with anything that is not allowed; ${average} ms on average, slowest ${slowest.ms.toFixed(1)} ms (${slowest.length} characters)`,
  )
  if (refused > 0) process.exitCode = 1
}

function isAllowed(block: Block): boolean {
  if (block.kind === 'image') return pictureAddress(block.src) === block.src
  const lines = block.kind === 'list' ? block.items : 'children' in block ? [block.children] : []
  return lines.every((line) => line.every((node) => isAllowedInline(node, 1)))
}

function isAllowedInline(node: Inline, depth: number): boolean {
  if (depth > MOST_DEPTH + 1) return false
  if ((node.kind === 'link' || node.kind === 'button') && linkAddress(node.href) !== node.href) return false
  if ((node.kind === 'color' || node.kind === 'bg') && !COLOURS.includes(node.colour)) return false
  return !('children' in node) || node.children.every((child) => isAllowedInline(child, depth + 1))
}
