import type { Fault } from '../parse-files.ts'
import { parsePost, type PostFile } from './parse-post.ts'

/** Finds the faults of each post, then ids that occur twice. */
export function findPostFaults(files: readonly PostFile[]): Fault[] {
  const owners = new Map<string, string>()
  return files.flatMap((each) => {
    const file = `posts/${each.name}.md`
    const read = parsePost(each)
    if ('faults' in read) return read.faults.map((message) => ({ file, message }))
    const { id } = read.post
    const owner = owners.get(id)
    owners.set(id, owner ?? file)
    return owner ? [{ file, message: `id "${id}" is also in ${owner}` }] : []
  })
}
