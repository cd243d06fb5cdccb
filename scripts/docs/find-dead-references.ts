import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a document cites that is not there. */
export interface DeadReference {
  line: number
  reference: string
  reason: string
}

/** The repository as a document sees it. */
export interface Surroundings {
  root: string
  /** Path of the document from the root. */
  document: string
  scripts: readonly string[]
  /** What a build or a run makes (`dist/`, `.wrangler/`) and a fresh clone does not have. */
  isMade: (path: string) => boolean
}

const FENCE = /^\s*(```|~~~)/
const LINK = /\]\(([^)\s]+)\)/g
const CODE = /`([^`]+)`/g
const NPM_SCRIPT = /\bnpm (?:run ([\w:-]+)|(start|test)\b)/g
/** A word of code is a path when it has a folder in it, or an ending that our files have. */
const PATH = /^\.{0,2}[\w@$.*-]*(?:\/[\w@$.*-]+)*\/?$/
const ENDING = /\.(?:tsx?|mjs|json|jsonl|toml|md|css|svg|sql|html|sh|webp|png|yml)$/

/**
 * The paths and npm scripts a document cites that do not exist: in links, in `code`, and after `npm run` anywhere. A
 * superseded decision may name what is gone.
 */
export function findDeadReferences(markdown: string, around: Surroundings): DeadReference[] {
  if (/^Status: superseded/m.test(markdown)) return []
  const dead: DeadReference[] = []
  let fenced = false
  for (const [index, text] of markdown.split('\n').entries()) {
    if (FENCE.test(text)) {
      fenced = !fenced
      continue
    }
    const report = (reference: string, reason: string) => dead.push({ line: index + 1, reference, reason })
    for (const [, run, short] of text.matchAll(NPM_SCRIPT)) {
      const name = run ?? short ?? ''
      if (!around.scripts.includes(name)) report(`npm run ${name}`, 'no such script in package.json')
    }
    if (fenced) continue
    for (const [, target = ''] of text.matchAll(LINK))
      if (isOwnLink(target) && !exists(target.replace(/#.*/, ''), around)) report(target, 'the link leads nowhere')
    for (const [, code = ''] of text.matchAll(CODE))
      if (isPath(code, around.root) && !exists(code, around)) report(code, 'no such file or folder')
  }
  return dead
}

const isOwnLink = (target: string) => !/^([a-z]+:|#)/.test(target)

/** `worker/app.ts` is a path, `text/html` and `/api/search` are not: a path starts at something the root has, or ends like a file. */
function isPath(code: string, root: string): boolean {
  if (!PATH.test(code) || code.startsWith('/')) return false
  const first = code.split('/')[0] ?? ''
  return ENDING.test(code) || (code.includes('/') && first !== '' && existsSync(join(root, first)))
}

/** A path counts from the root or from the document's own folder; `*` may stand for names. */
function exists(path: string, { root, document, isMade }: Surroundings): boolean {
  if (isMade(path)) return true
  const candidates = [join(root, path), join(root, dirname(document), path)]
  return candidates.some((candidate) => (path.includes('*') ? globSync(candidate).length > 0 : existsSync(candidate)))
}
