import { readFileSync } from 'node:fs'
import type { Gazetteer } from '#shared/domain/catalogue/facts'
import type { RequestKind } from '#shared/domain/requests'
import type { GoldRequest } from '../../bench/requests/score.ts'
import type { GoldIdea } from './examples.ts'
import { plainSentences } from './plain-sentences.ts'

const KIND_OF_MARK: Readonly<Record<string, RequestKind>> = {
  s: 'sight',
  a: 'activity',
  c: 'condition',
  n: 'need',
  l: 'limit',
}
const MARKED = /\[([sacnl]) ([^\]]+)\]/gu

/** Short plain sentences, in which each request stands in brackets after the letter of its kind: "[s the harbour]". */
export function readSentences(gazetteer: Gazetteer): GoldIdea[] {
  const written = readFileSync(new URL('sentences.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
  const lines = [...written, ...plainSentences(gazetteer)]
  return lines.map((line, at) => ({
    id: `sentence-${at + 1}`,
    today: '2026-11-21',
    text: line.replaceAll(MARKED, '$2'),
    gold: {
      requests: [...line.matchAll(MARKED)].map(
        ([, mark = '', words = '']): GoldRequest => ({ kind: KIND_OF_MARK[mark]!, force: 'must', words }),
      ),
    },
  }))
}
