import { Fragment, type ReactNode } from 'react'
import type { Block, Inline } from '#shared/domain/markup/tree'

/** A post's tree as elements. The post's title is the page's `h1`, so its headings start at `h2`. */
export function Markup({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="prose">
      {blocks.map((block, i) => (
        // Nodes of a tree are never reordered, so indexes are valid keys.
        <Fragment key={i}>{drawBlock(block)}</Fragment>
      ))}
    </div>
  )
}

function drawBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = (['h2', 'h3', 'h4'] as const)[block.level - 1] ?? 'h4'
      return <Heading id={block.id}>{drawLine(block.children)}</Heading>
    }
    case 'paragraph':
      return <p>{drawLine(block.children)}</p>
    case 'quote':
      return <blockquote>{drawLine(block.children)}</blockquote>
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, i) => (
            <li key={i}>{drawLine(item)}</li>
          ))}
        </List>
      )
    }
    case 'image':
      return <img src={block.src} alt={block.alt} loading="lazy" decoding="async" />
    case 'rule':
      return <hr />
  }
}

const drawLine = (children: readonly Inline[]): ReactNode =>
  children.map((node, i) => <Fragment key={i}>{drawNode(node)}</Fragment>)

function drawNode(node: Inline): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'break':
      return <br />
    case 'code':
      return <code>{node.text}</code>
    case 'strong':
      return <strong>{drawLine(node.children)}</strong>
    case 'em':
      return <em>{drawLine(node.children)}</em>
    case 'link':
    case 'button':
      return (
        <a
          href={node.href}
          className={node.kind === 'button' ? 'button button-secondary' : undefined}
          rel={/^http/i.test(node.href) ? 'noopener nofollow' : undefined}
        >
          {drawLine(node.children)}
        </a>
      )
    case 'color':
    case 'bg':
      return <span className={`${node.kind}-${node.colour}`}>{drawLine(node.children)}</span>
  }
}
