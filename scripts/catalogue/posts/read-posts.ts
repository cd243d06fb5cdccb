import { readdirSync, readFileSync } from 'node:fs'
import { type FirstPost, parsePost, type PostFile } from './parse-post.ts'

const folder = new URL('../../../catalogue/posts/', import.meta.url)
const ENDING = '.md'

export const readPostFiles = (): PostFile[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .toSorted()
    .map((file) => ({ name: file.slice(0, -ENDING.length), text: readFileSync(new URL(file, folder), 'utf8') }))

/** The posts that a new site starts with (Node only: scripts and tests). Throws if one has a fault. */
export const readPosts = (): FirstPost[] =>
  readPostFiles().map((file) => {
    const read = parsePost(file)
    if ('post' in read) return read.post
    throw new Error(`catalogue/posts/${file.name}${ENDING}: ${read.faults.join('; ')}`)
  })
