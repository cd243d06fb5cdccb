import type { Block, Inline } from './tree.ts'

const WORDS_A_MINUTE = 200

/** The text of a line without its marks. */
export function plainText(children: readonly Inline[]): string {
  return children
    .map((one) => {
      if (one.kind === 'text' || one.kind === 'code') return one.text
      return one.kind === 'break' ? ' ' : plainText(one.children)
    })
    .join('')
}

/** The text of a post, one line for each block; for descriptions, mail and word counts. */
export function plainBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'list') return block.items.map(plainText).join('\n')
      if (block.kind === 'image') return block.alt
      return block.kind === 'rule' ? '' : plainText(block.children)
    })
    .filter(Boolean)
    .join('\n')
}

/** Reading time in whole minutes, at least one. */
export const readingMinutes = (blocks: readonly Block[]): number =>
  Math.max(1, Math.round((plainBlocks(blocks).match(/\S+/g) ?? []).length / WORDS_A_MINUTE))

/** The first paragraph, cut at the end of a word; for search engines, link previews and feeds. */
export function summaryOf(blocks: readonly Block[], mostCharacters = 160): string {
  const said = blocks.find((block) => block.kind === 'paragraph' || block.kind === 'quote')
  const text = plainBlocks(said ? [said] : blocks)
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (text.length <= mostCharacters) return text
  return `${text.slice(0, mostCharacters - 1).replace(/\s+\S*$/, '')}…`
}
