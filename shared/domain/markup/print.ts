import type { Block, Inline } from './tree.ts'

/** Prints a tree as markup: `parseMarkup(printMarkup(tree))` equals every tree that `parseMarkup` returns. */
export function printMarkup(blocks: readonly Block[]): string {
  return blocks.map(printBlock).join('\n\n')
}

function printBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${printInline(block.children)}`
    case 'paragraph':
      return eachLine(printInline(block.children), escapeStart)
    case 'quote':
      return eachLine(printInline(block.children), (line) => `> ${line}`.trimEnd())
    case 'list':
      return block.items.map((item, i) => `${block.ordered ? `${i + 1}.` : '-'} ${printInline(item)}`).join('\n')
    case 'image':
      return `![${block.alt}](${block.src})`
    case 'rule':
      return '---'
  }
}

const printInline = (children: readonly Inline[]): string => children.map(printNode).join('')

function printNode(node: Inline): string {
  switch (node.kind) {
    case 'text':
      return node.text.replaceAll(/[\\`*[\]]/g, '\\$&')
    case 'break':
      return '\n'
    case 'code':
      return `\`${node.text}\``
    case 'strong':
      return `**${printInline(node.children)}**`
    case 'em':
      return `*${printInline(node.children)}*`
    case 'link':
      return `[${printInline(node.children)}](${node.href})`
    case 'button':
      return `[button=${node.href}]${printInline(node.children)}[/button]`
    case 'color':
    case 'bg':
      return `[${node.kind}=${node.colour}]${printInline(node.children)}[/${node.kind}]`
  }
}

const eachLine = (text: string, change: (line: string) => string) => text.split('\n').map(change).join('\n')

/** A line of a paragraph that would parse as another block gets a backslash. */
const escapeStart = (line: string) =>
  line.replace(/^(?=#{1,3} |- |> ?|---+$|___+$|!\[)/, '\\').replace(/^(\d{1,4})([.)] )/, '$1\\$2')
