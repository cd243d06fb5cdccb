import { SITE } from '../../web/site.ts'
import type { Block, Letter } from './letter.ts'

/** A letter as plain text. */
export function letterText({ greeting, blocks, reason }: Letter): string {
  const parts = [`${greeting},`, ...blocks.map(blockText), `The ${SITE.name} team`, `-- \n${reason}\n${SITE.line}`]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'action':
      return `${block.label}:\n${block.url}`
    case 'quote':
      return block.text.replace(/^/gm, '> ')
  }
}
