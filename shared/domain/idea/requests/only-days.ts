import { MONTHS, WEEKDAYS } from '../data/months-and-weekdays.ts'
import type { OnlyDays } from './request.ts'
import { wordsOf } from './words.ts'

const SHORT = 3
const numberIn = (rows: readonly { names: readonly string[]; number: number }[], word: string): number =>
  rows.find(({ names }) =>
    names.some((name) => name === word || `${name}s` === word || (word.length >= SHORT && name.startsWith(word))),
  )?.number ?? 0
const DAYS = WEEKDAYS.map(({ weekday, en, af }) => ({ names: [...en, ...af], number: weekday }))
const MONTH_ROWS = MONTHS.map(({ month, en, af }) => ({ names: [...en, ...af], number: month }))
const GROUPS: Readonly<Record<string, readonly number[]>> = {
  weekday: [1, 2, 3, 4, 5],
  weekdays: [1, 2, 3, 4, 5],
  weeksdag: [1, 2, 3, 4, 5],
  weekend: [6, 7],
  naweek: [6, 7],
}
/** Words that may stand beside the days and change nothing. */
const BESIDE =
  /^(?:any|an?|the|on|in|or|of|and|but|to|be|it|must|should|has|can|rather|ideally|preferably|prefer|only|sometime|some|time|anytime|please|pls|asb|would|is|best|better|good|fine|great|perfect|ok|okay|for|us|suits?|works?|'n|n|die|op|en|enige|liefs|verkieslik|wees|moet|net|so)$/u
const NOT = /^(?:not|no|never|nie|geen|except|avoid|behalwe)$/u

/** "Not a Friday please", "March would be best", "a Wednesday or Thursday": days alone; null if other words tell more. */
export function onlyDays(said: string): OnlyDays | null {
  const found: OnlyDays = { weekdays: [], months: [] }
  for (const { text } of wordsOf(said)) {
    const weekday = numberIn(DAYS, text)
    const month = numberIn(MONTH_ROWS, text)
    const group = GROUPS[text]
    if (group) found.weekdays.push(...group)
    else if (NOT.test(text)) found.isNot = true
    else if (BESIDE.test(text)) continue
    else if (weekday) found.weekdays.push(weekday)
    else if (month) found.months.push(month)
    else return null
  }
  return found.weekdays.length + found.months.length > 0 ? found : null
}
