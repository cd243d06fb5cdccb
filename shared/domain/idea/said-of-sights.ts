import { normaliseName } from './normalise.ts'

/** What is said of a sight that we do not know: how long a visit is, its hours as `HH:MM`, rand for each learner. */
export interface SaidOfSight {
  minutes?: number | undefined
  opens?: string | undefined
  closes?: string | undefined
  rand?: number | undefined
}

/** It as a sentence of an idea; empty if nothing is said. */
export function saidOfSightInWords(name: string, { minutes, opens, closes, rand }: SaidOfSight): string {
  const parts = [
    ...(minutes === undefined ? [] : [`${minutes} minutes`]),
    ...(opens && closes ? [`open ${opens} to ${closes}`] : []),
    ...(rand === undefined ? [] : [`R${rand} each`]),
  ]
  return parts.length === 0 ? '' : `About ${name}: ${parts.join(', ')}.`
}

const SENTENCE =
  /(?<=^|[.!?\n] ?)About ([^:\n]{1,160}): (?=\d|open |R)(?:(\d{1,3}) minutes)?(?:(?:, )?open (\d\d:\d\d) to (\d\d:\d\d))?(?:(?:, )?R(\d{1,5}) each)?\.(?=\s|$)/gu

/**
 * Such sentences of a text, by the name of their sight, and the text with spaces in their place: their hours and amounts
 * are those of the sight, and no rule may read them as those of the trip.
 */
export function readSaidOfSights(text: string): { rest: string; said: ReadonlyMap<string, SaidOfSight> } {
  const said = new Map<string, SaidOfSight>()
  const rest = text.replaceAll(
    SENTENCE,
    (sentence: string, name: string, minutes?: string, opens?: string, closes?: string, rand?: string) => {
      said.set(normaliseName(name), {
        ...(minutes ? { minutes: Number(minutes) } : {}),
        ...(opens && closes ? { opens, closes } : {}),
        ...(rand ? { rand: Number(rand) } : {}),
      })
      return ' '.repeat(sentence.length)
    },
  )
  return { rest, said }
}
