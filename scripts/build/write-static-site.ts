import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Post } from '#shared/contracts/post'
import { fileAddress } from '../../static/browser/addresses.ts'
import { headersWith } from '../../worker/middleware/headers-with.ts'
import { readPosts } from '../catalogue/posts/read-posts.ts'
import { bootScript, sourceOf } from './client-assets.ts'
import { toRelative } from './to-relative.ts'

const PAGE_OF_IDEA_BOX = '/'
/** Starts the stand-in once that page is loaded. */
const PREPARE = 'static/prepare.ts'

interface Renderer {
  renderSite: (posts: readonly Post[]) => Promise<{ address: string; html: string }[]>
}

/** Writes every page of the site without a server as a file, rendered by the module that the build made for it. */
export async function writeStaticSite(folder: string, renderer: string): Promise<void> {
  const { renderSite } = (await import(pathToFileURL(resolve(renderer)).href)) as Renderer
  const policy = policyTag(sourceOf(await bootScript()))
  const prepare = `<script type="module" src="${addressOfEntry(folder, PREPARE)}"></script>`
  for (const { address, html } of await renderSite(readShownPosts())) {
    const file = join(folder, address, 'index.html')
    mkdirSync(join(folder, address), { recursive: true })
    const scripts = address === PAGE_OF_IDEA_BOX ? prepare : ''
    const page = html.replace('</head>', `${scripts}$&`)
    writeFileSync(file, toRelative(page, address, fileAddress).replace('<meta charset="utf-8">', `$&${policy}`))
  }
  rmSync(join(folder, '.vite'), { recursive: true, force: true })
}

/** The address of a script that nothing imports, by the build's own list of its files. */
function addressOfEntry(folder: string, source: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  return `/${manifest[source]!.file}`
}

/** The host may send no headers, so the page itself says what it may load; a page cannot say who may frame it. */
function policyTag(bootSource: string): string {
  const policy = headersWith(bootSource)['Content-Security-Policy']!.replace(/; frame-ancestors [^;]*/, '')
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`
}

/** The posts of the catalogue that are published today, newest first, as the API lists them. */
function readShownPosts(): Post[] {
  const now = new Date().toISOString()
  return readPosts()
    .filter(({ publishedAt }) => publishedAt <= now)
    .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    .map(({ id, slug, title, image, imageAlt, body, publishedAt }) => ({
      id,
      slug,
      title,
      imageUrl: image,
      image_url: image,
      imageAlt,
      body,
      status: 'published',
      publishedAt,
      updatedAt: publishedAt,
    }))
}
