import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FLOORS } from './floors.ts'

const root = resolve(import.meta.dirname, '../..')

interface Room {
  file: string
  /** The other rooms and the packages that a file in this room may import; every other import must fail. */
  may: string[]
}

const SHARED = ['money', 'contract']
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
const HOUSE: Record<string, Room> = {
  money: { file: 'shared/domain/money.ts', may: ['planner', 'zod/mini'] },
  planner: { file: 'shared/domain/planner/plan-itinerary.ts', may: ['money', 'zod/mini'] },
  contract: { file: 'shared/contracts/search.ts', may: ['money', 'zod', 'zod/mini'] },
  rows: { file: 'worker/data/searches.ts', may: [...SHARED, 'drizzle-orm/d1'] },
  port: { file: 'worker/ports/narrator.ts', may: [...SHARED, 'zod', 'zod/mini'] },
  letter: { file: 'worker/mail/letter.tsx', may: [...SHARED, 'site', 'react'] },
  service: { file: 'worker/services/searches.ts', may: [...SHARED, 'rows', 'port', 'letter', 'zod/mini'] },
  middleware: { file: 'worker/middleware/session.ts', may: [...SHARED, 'service', 'hono'] },
  endpoint: { file: 'worker/routes/searches.ts', may: [...SHARED, 'service', 'middleware', 'hono', 'zod/mini'] },
  queue: { file: 'worker/queues/mail.ts', may: [...SHARED, 'service'] },
  object: { file: 'worker/objects/budgets.ts', may: [...SHARED, 'service', 'cloudflare:workers'] },
  planning: { file: 'worker/planning/index.ts', may: [...SHARED, 'planner', 'rows', 'cloudflare:workers'] },
  pages: { file: 'worker/pages/document.ts', may: [...SHARED, 'router', 'site', ...WEB, 'cloudflare:workers'] },
  button: { file: 'web/ui/button.tsx', may: ['money', 'planner', 'react'] },
  client: { file: 'web/api/client.ts', may: [...SHARED, 'planner', 'hono', '@tanstack/react-query'] },
  queries: { file: 'web/features/map/route-query.ts', may: [...SHARED, 'planner', 'button', 'client', 'site', ...WEB] },
  feature: {
    file: 'web/features/trip/cost.tsx',
    may: [...SHARED, 'planner', 'button', 'client', 'site', 'queries', ...WEB],
  },
  screen: { file: 'web/routes/index.tsx', may: [...SHARED, 'planner', 'button', 'queries', 'feature', 'site', ...WEB] },
  router: {
    file: 'web/router.tsx',
    may: [...SHARED, 'planner', 'button', 'client', 'queries', 'feature', 'screen', 'site', ...WEB],
  },
  site: {
    file: 'web/site.ts',
    may: [...SHARED, 'planner', 'button', 'client', 'queries', 'feature', 'screen', 'router', ...WEB],
  },
  script: { file: 'scripts/reset.ts', may: [...SHARED, 'planner', ...PACKAGES] },
  journey: { file: 'e2e/landing.spec.ts', may: [...SHARED, 'planner', 'script', ...PACKAGES] },
}

const workshop = mkdtempSync(join(tmpdir(), 'floors-'))
let refused: Set<string>

beforeAll(() => {
  cpSync(join(root, 'oxlint.config.ts'), join(workshop, 'oxlint.config.ts'))
  cpSync(join(root, 'scripts/lint'), join(workshop, 'scripts/lint'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(workshop, 'node_modules'))
  writeFileSync(join(workshop, '.gitignore'), 'node_modules\n')
  for (const room of Object.values(HOUSE))
    for (const spot of spotsOf(room))
      writeImports(
        spot,
        importsFrom(spot).map(({ specifier }) => specifier),
      )
  refused = lint()
})
afterAll(() => rmSync(workshop, { recursive: true }))

for (const [name, room] of Object.entries(HOUSE))
  test(`a file in the room of ${room.file} may import ${room.may.join(', ')}, and nothing else`, () => {
    for (const spot of spotsOf(room)) {
      const imports = importsFrom(spot)
      const passed = imports.filter(({ specifier }) => !refused.has(`${spot} ${specifier}`))
      expect(passed).toEqual(imports.filter(({ target }) => target === name || room.may.includes(target)))
    }
  })

test('every folder of the two sides and of what they share stands on a floor', () => {
  const standing = new Set(FLOORS.map(({ folder }) => folder.replace('/*', '')))
  const folders = ['shared', 'worker', 'web'].flatMap((side) =>
    readdirSync(join(root, side), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['public', 'media', 'styles'].includes(entry.name))
      .map((entry) => `${side}/${entry.name}`),
  )
  expect(folders.filter((folder) => !standing.has(folder))).toEqual([])
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

/** The file itself, and its like one folder further down; what lies at the root of a side has no rooms below it. */
function spotsOf({ file }: Room): string[] {
  const folder = posix.dirname(file)
  return folder === 'web' ? [file] : [file, `${folder}/room/${posix.basename(file)}`]
}

/** Every way to write an import of each room and package in a file. */
function importsFrom(file: string): { target: string; specifier: string }[] {
  const rooms = Object.entries(HOUSE).flatMap(([target, room]) => {
    const path = posix.relative(posix.dirname(file), room.file)
    const relative = { target, specifier: path.startsWith('.') ? path : `./${path}` }
    return room.file.startsWith('shared/')
      ? [relative, { target, specifier: `#${room.file.replace('.ts', '')}` }]
      : [relative]
  })
  return [...rooms, ...PACKAGES.map((name) => ({ target: name, specifier: name }))]
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
