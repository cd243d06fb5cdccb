import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LAYERS } from './layers.ts'

const root = resolve(import.meta.dirname, '../..')

interface Sample {
  file: string
  /** The rules are those of this file alone, not of its folder. */
  single?: true
  /** The other samples and the packages that it may import; every other import must fail. */
  may: string[]
}

const SHARED = ['money', 'document', 'contract']
const PACKAGES = [
  'zod',
  'zod/mini',
  'drizzle-orm/d1',
  'hono',
  'cloudflare:workers',
  'react',
  '@tanstack/react-query',
  'node:fs',
]
const WEB = ['react', '@tanstack/react-query']
/** The steps of planning, first to last: each may import those before it. */
const STEPS = ['roads', 'places', 'request', 'candidates', 'search', 'schedule', 'price', 'answers', 'wording']
/** What single steps may import besides. */
const EXTRAS: Record<string, string[]> = { request: ['reader'], answers: ['plan'], wording: ['plan'] }
const PLANNING = ['planner', 'plan', ...STEPS]
const SAMPLES: Record<string, Sample> = {
  money: { file: 'shared/domain/money.ts', may: [...PLANNING, 'document', 'reader', 'zod/mini'] },
  document: { file: 'shared/domain/itinerary/notes.ts', may: ['money'] },
  planner: {
    file: 'shared/domain/planner/plan-itinerary.ts',
    may: ['money', 'document', 'plan', ...STEPS, 'reader', 'zod/mini'],
  },
  plan: { file: 'shared/domain/planner/plan.ts', single: true, may: ['money', 'document', ...STEPS.slice(0, -1)] },
  ...Object.fromEntries(
    STEPS.map((step, i) => [
      step,
      {
        file: `shared/domain/planner/${step}/sample.ts`,
        may: ['money', 'document', ...STEPS.slice(0, i), ...(EXTRAS[step] ?? [])],
      },
    ]),
  ),
  reader: { file: 'shared/domain/idea/parse.ts', may: ['money', 'document', ...PLANNING, 'zod/mini'] },
  contract: { file: 'shared/contracts/search.ts', may: ['money', 'document', 'zod', 'zod/mini'] },
  rows: { file: 'worker/data/searches.ts', may: [...SHARED, 'reader', 'drizzle-orm/d1'] },
  port: { file: 'worker/ports/narrator.ts', may: [...SHARED, 'reader', 'zod', 'zod/mini'] },
  letter: { file: 'worker/mail/letter.tsx', may: [...SHARED, 'reader', 'site', 'react'] },
  service: { file: 'worker/services/searches.ts', may: [...SHARED, 'reader', 'rows', 'port', 'letter', 'zod/mini'] },
  planning: {
    file: 'worker/planning/make-plan.ts',
    may: [...SHARED, ...PLANNING, 'reader', 'rows', 'port', 'service'],
  },
  middleware: { file: 'worker/middleware/session.ts', may: [...SHARED, 'reader', 'service', 'hono'] },
  endpoint: {
    file: 'worker/routes/searches.ts',
    may: [...SHARED, 'reader', 'service', 'middleware', 'hono', 'zod/mini'],
  },
  queue: { file: 'worker/queues/mail.ts', may: [...SHARED, 'reader', 'service'] },
  object: {
    file: 'worker/objects/budgets.ts',
    may: [...SHARED, 'reader', 'service', 'planning', 'cloudflare:workers'],
  },
  page: { file: 'worker/render/document.ts', may: [...SHARED, 'reader', 'router', 'site', ...WEB] },
  button: { file: 'web/ui/button.tsx', may: ['money', 'document', ...PLANNING, 'reader', 'react'] },
  client: {
    file: 'web/api/client.ts',
    may: [...SHARED, ...PLANNING, 'reader', 'zod/mini', 'hono', '@tanstack/react-query'],
  },
  queries: {
    file: 'web/features/map/route-query.ts',
    may: [...SHARED, ...PLANNING, 'reader', 'button', 'client', 'site', 'zod/mini', ...WEB],
  },
  feature: {
    file: 'web/features/trip/cost.tsx',
    may: [...SHARED, ...PLANNING, 'reader', 'button', 'client', 'site', 'queries', 'zod/mini', ...WEB],
  },
  screen: {
    file: 'web/routes/index.tsx',
    may: [...SHARED, ...PLANNING, 'reader', 'button', 'queries', 'feature', 'site', ...WEB],
  },
  router: {
    file: 'web/router.tsx',
    may: [...SHARED, ...PLANNING, 'reader', 'button', 'client', 'queries', 'feature', 'screen', 'site', ...WEB],
  },
  site: {
    file: 'web/site.ts',
    may: [...SHARED, ...PLANNING, 'reader', 'button', 'client', 'queries', 'feature', 'screen', 'router', ...WEB],
  },
  standIn: { file: 'static/calls/plans.ts', may: [...SHARED, ...PLANNING, 'reader', 'hono', 'zod/mini'] },
  copyPage: {
    file: 'static/browser/links.ts',
    may: [...SHARED, ...PLANNING, 'reader', 'button', 'client', 'site', 'zod/mini', '@tanstack/react-query'],
  },
  copyScreen: { file: 'static/pages/opening.tsx', may: ['button', ...WEB] },
  script: { file: 'scripts/reset.ts', may: [...SHARED, ...PLANNING, 'reader', ...PACKAGES] },
  journey: { file: 'e2e/landing.spec.ts', may: [...SHARED, ...PLANNING, 'reader', 'script', ...PACKAGES] },
}

const workshop = mkdtempSync(join(tmpdir(), 'layers-'))
let refused: Set<string>

beforeAll(() => {
  cpSync(join(root, 'oxlint.config.ts'), join(workshop, 'oxlint.config.ts'))
  cpSync(join(root, 'scripts/lint'), join(workshop, 'scripts/lint'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(workshop, 'node_modules'))
  writeFileSync(join(workshop, '.gitignore'), 'node_modules\n')
  for (const sample of Object.values(SAMPLES))
    for (const path of filesOf(sample))
      writeImports(
        path,
        importsFrom(path).map(({ specifier }) => specifier),
      )
  refused = lint()
})
afterAll(() => rmSync(workshop, { recursive: true }))

for (const [name, sample] of Object.entries(SAMPLES))
  test(`a file beside ${sample.file} may import ${sample.may.join(', ')}, and nothing else`, () => {
    for (const path of filesOf(sample)) {
      const imports = importsFrom(path)
      const passed = imports.filter(({ specifier }) => !refused.has(`${path} ${specifier}`))
      const isOwn = (target: string) => target === name && !sample.single
      expect(passed).toEqual(imports.filter(({ target }) => isOwn(target) || sample.may.includes(target)))
    }
  })

test('every folder of the two sides and of what they share belongs to a layer', () => {
  const known = new Set(LAYERS.map(({ folder }) => folder.replace('/*', '')))
  const folders = ['shared', 'worker', 'web', 'static'].flatMap((side) =>
    readdirSync(join(root, side), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['public', 'media', 'styles'].includes(entry.name))
      .map((entry) => `${side}/${entry.name}`),
  )
  expect(folders.filter((folder) => !known.has(folder))).toEqual([])
})

test('every folder of the planner is one of its steps', () => {
  const entries = readdirSync(join(root, 'shared/domain/planner'), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(folders.toSorted()).toEqual(STEPS.toSorted())
})

test('shared code sees neither a browser, nor a Worker, nor Node', () => {
  for (const name of ['tsconfig.base.json', 'shared/tsconfig.json']) cpSync(join(root, name), join(workshop, name))
  writeFileSync(
    join(workshop, 'shared/reach.ts'),
    'export const sides = [document, caches, process, Number.MAX_SAFE_INTEGER]\n',
  )
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', 'shared', '--noEmit', '--emitDeclarationOnly', 'false'], {
    cwd: workshop,
    encoding: 'utf8',
  })
  const unseen = [...stdout.matchAll(/reach\.ts.*Cannot find name '(\w+)'/g)].map(([, name]) => name)
  expect(unseen).toEqual(['document', 'caches', 'process'])
})

/** The file itself, and its like one folder further down; what lies at the root of a side has no samples below it. */
function filesOf({ file, single }: Sample): string[] {
  const folder = posix.dirname(file)
  return single || folder === 'web' ? [file] : [file, `${folder}/inner/${posix.basename(file)}`]
}

/** Every way to write an import of each sample and package in a file. */
function importsFrom(file: string): { target: string; specifier: string }[] {
  const samples = Object.entries(SAMPLES).flatMap(([target, sample]) => {
    const path = posix.relative(posix.dirname(file), sample.file)
    const relative = { target, specifier: path.startsWith('.') ? path : `./${path}` }
    return sample.file.startsWith('shared/')
      ? [relative, { target, specifier: `#${sample.file.replace('.ts', '')}` }]
      : [relative]
  })
  return [...samples, ...PACKAGES.map((name) => ({ target: name, specifier: name }))]
}

function writeImports(file: string, specifiers: string[]): void {
  const path = join(workshop, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, specifiers.map((specifier, n) => `import { a as a${n} } from '${specifier}'\n`).join(''))
}

/** The imports that lint refuses, as "file specifier". */
function lint(): Set<string> {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json', '.'], {
    cwd: workshop,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const report = JSON.parse(stdout) as { diagnostics: { code: string; filename: string; message: string }[] }
  const restricted = report.diagnostics.filter(({ code }) => code === 'eslint(no-restricted-imports)')
  return new Set(restricted.map(({ filename, message }) => `${filename} ${/'([^']+)'/.exec(message)?.[1]}`))
}
