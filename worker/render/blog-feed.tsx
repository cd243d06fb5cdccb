import { renderToStaticMarkup } from 'react-dom/server'
import type { Post } from '#shared/contracts/post'
import { parseMarkup } from '#shared/domain/markup/parse'
import { summaryOf } from '#shared/domain/markup/text'
import type { Block, Inline } from '#shared/domain/markup/tree'
import { SITE } from '../../web/site.ts'
import { Markup } from '../../web/ui/markup.tsx'

const MOST_ITEMS = 20

/** The newest posts as RSS 2.0, in full, with the parser and components of the blog page. */
export function renderBlogFeed(posts: readonly Post[]): string {
  const newest = posts.slice(0, MOST_ITEMS)
  const changed = newest
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    element('title', `${SITE.name}: notes from the road`),
    element('link', `${SITE.origin}/blog`),
    element('description', 'Rules, prices and ideas for people who plan school trips in South Africa.'),
    element('language', SITE.language.toLowerCase()),
    changed ? element('lastBuildDate', new Date(changed).toUTCString()) : '',
    `<atom:link href="${escapeXml(`${SITE.origin}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...newest.map(item),
    '</channel></rss>',
  ].join('\n')
}

function item({ id, slug, title, body, publishedAt }: Post): string {
  const blocks = parseMarkup(body)
  return [
    '<item>',
    element('title', title),
    element('link', `${SITE.origin}/blog/${slug}`),
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    publishedAt ? element('pubDate', new Date(publishedAt).toUTCString()) : '',
    element('description', summaryOf(blocks, 300)),
    element('content:encoded', renderToStaticMarkup(<Markup blocks={blocks.map(absoluteBlock)} />)),
    '</item>',
  ].join('\n')
}

/** Makes addresses absolute, because a feed reader cannot resolve relative ones. */
const absolute = (address: string) => (address.startsWith('/') ? SITE.origin + address : address)

function absoluteBlock(block: Block): Block {
  if (block.kind === 'image') return { ...block, src: absolute(block.src) }
  if (block.kind === 'list') return { ...block, items: block.items.map((item) => item.map(absoluteInline)) }
  return 'children' in block ? { ...block, children: block.children.map(absoluteInline) } : block
}

function absoluteInline(node: Inline): Inline {
  if (!('children' in node)) return node
  const children = node.children.map(absoluteInline)
  return 'href' in node ? { ...node, href: absolute(node.href), children } : { ...node, children }
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes text for XML 1.0, which forbids most control characters even when escaped. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/\p{Surrogate}/gu, '')
    .replaceAll(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')
