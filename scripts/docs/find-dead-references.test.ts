import { expect, test } from 'vitest'
import { findDeadReferences } from './find-dead-references.ts'

const around = {
  root: `${import.meta.dirname}/../..`,
  document: 'docs/decisions/0001-shared-folder.md',
  scripts: ['build', 'start'],
  isMade: (path: string) => path.startsWith('dist/'),
}
const dead = (markdown: string) =>
  findDeadReferences(markdown, around).map(({ line, reference }) => `${line} ${reference}`)

test('a path that is not there is reported with its line', () => {
  expect(dead('See `worker/index.ts`\nand `worker/nowhere.ts`.')).toEqual(['2 worker/nowhere.ts'])
})

test('a folder, a file at the root and a pattern are looked up too', () => {
  expect(dead('`shared/domain/` `package.json` `shared/*.ts` `shared/*/idea/idea.ts`')).toEqual(['1 shared/*.ts'])
  expect(dead('`shared/nothing/` `missing.json`')).toEqual(['1 shared/nothing/', '1 missing.json'])
})

test('a link counts from the root or from its document, without its anchor', () => {
  expect(dead('[a](../../package.json#scripts) [b](package.json) [c](../gone.md)')).toEqual(['1 ../gone.md'])
})

test('what a build makes need not be there', () => {
  expect(dead('`dist/worker/wrangler.json` `dust/worker/wrangler.json`')).toEqual(['1 dust/worker/wrangler.json'])
})

test('an npm script must be in package.json, inside a block of code as well', () => {
  expect(dead('`npm start`\n```\nnpm run build\nnpm run fly\nnpm test\n```')).toEqual([
    '4 npm run fly',
    '5 npm run test',
  ])
})

test('what is no path of ours is left alone: calls, media types, addresses, anchors, code', () => {
  expect(
    dead('`/api/search` `text/html` `a/b` `Option<T>` [x](https://a.example/b.md) [y](#top) `POST /x.json`'),
  ).toEqual([])
})

test('a block of code may show made-up paths', () => {
  expect(dead('```ts\nimport x from `worker/nowhere.ts`\n```')).toEqual([])
})

test('a superseded decision may name what is gone', () => {
  expect(dead('# 1. Old\n\nStatus: superseded by 0002\n\n`worker/nowhere.ts`')).toEqual([])
  expect(dead('# 1. Old\n\nStatus: accepted\n\n`worker/nowhere.ts`')).toEqual(['5 worker/nowhere.ts'])
})
