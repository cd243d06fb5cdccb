import type { Idea } from '#shared/domain/idea/idea'
import { plainName } from '../places/facts-index.ts'

const EMPTY_WORDS = new Set(
  (
    'about after also and area around because before best both budget camp child children class come could date days day each every educators family find for from ' +
    'give grade grades group have help into just kids learn learner learners learning like look make many matric maximum more morning must need nice night nights nobody only ' +
    'other outing overnight parents people per phone plan please price pupils rand really school schools some something somewhere staff student students study teacher teachers ' +
    'team term than that the them then there they this tour travel trip trips under understand want week weekend were what when where which will with would year years you your ' +
    'town city south africa african national park province visit visits place places'
  ).split(' '),
)
/** Words of the purpose and objectives that can name a kind of place ("farm", "penguins"), at most 24. */
export function keywordsOf(idea: Idea): string[] {
  const text = plainName(`${idea.purpose ?? ''} ${idea.learningObjectives ?? ''}`)
  const words = text.split(' ').filter((word) => word.length >= 4 && !/\d/.test(word) && !EMPTY_WORDS.has(word))
  const stems = words.map((word) =>
    word.length > 5 ? word.replace(/(ies|es|s|ing|ation)$/, '') : word.replace(/s$/, ''),
  )
  return [...new Set(stems)].filter((word) => word.length >= 4).slice(0, 24)
}
