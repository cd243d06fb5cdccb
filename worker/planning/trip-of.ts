import { withAnswers } from '#shared/contracts/search'
import { todayOf } from '#shared/domain/reference-day'
import type { Trip } from '#shared/domain/revisions/basis'
import { readFacts } from '../data/catalogue.ts'
import type { Search } from '../data/searches.ts'
import type { Context } from '../services/context.ts'
import { ownTextOf } from '../services/copy-plan.ts'
import { readIdea } from '../services/read-idea.ts'

/** What a plan is made from, with these answers after the text of its idea. */
export async function tripOf(context: Context, search: Search, answers: readonly string[]): Promise<Trip> {
  const [facts, today, text] = [await readFacts(context.db), todayOf(search), ownTextOf(search)]
  if (text === undefined || answers.length === 0) return { idea: search.parsed, text, facts, today }
  const answered = withAnswers(text, answers)
  return { idea: await readIdea(context, answered, today), text: answered, facts, today }
}
