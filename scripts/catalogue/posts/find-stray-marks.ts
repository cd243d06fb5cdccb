import type { Block, Inline } from '#shared/domain/markup/tree'

const MARK = /[*`[\]]|^ *(?:#{1,6}|>|-|\d+[.)])(?: |$)|!\(|https?:/m

/**
 * The texts of a tree in which a reader would see markup characters: a mark that was not closed, is misspelt or was
 * refused.
 */
export const findStrayMarks = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'rule' || block.kind === 'image') return []
    return block.kind === 'list' ? block.items.flatMap(strayIn) : strayIn(block.children)
  })

const strayIn = (children: readonly Inline[]): string[] =>
  children.flatMap((node) => {
    if (node.kind === 'break' || node.kind === 'code') return []
    if (node.kind !== 'text') return strayIn(node.children)
    return MARK.test(node.text) ? [node.text] : []
  })
