import * as z from 'zod/mini'
import { FirstFacts, SAYS_NOTHING } from '#shared/contracts/first-facts'
import { IdeaText } from '#shared/contracts/search'
import { addSentences, sentencesOf } from '#shared/domain/idea/fact-words'
import { readReferenceTime } from '#shared/domain/reference-day'
import { saysNothing } from '#shared/domain/idea/says-nothing'
import { findCookieSession } from '../middleware/session.ts'
import { keepVisitor } from '../middleware/visitor.ts'
import { readSearch, startGeneration } from '../services/generation.ts'
import { Problem } from '../services/problem.ts'
import { readIdea } from '../services/read-idea.ts'
import { createSearch } from '../services/search.ts'
import { formPost, type ShowAgain } from './form-post.ts'

/** The idea, the first facts if the page asked for them, and whether it is to be planned as it stands. */
const IdeaForm = z.extend(FirstFacts, { idea: IdeaText, anyway: z.optional(z.string()) })

/**
 * POST /ideas: the idea form, from a browser without JavaScript. Stores the idea, starts the plan and redirects to it. An
 * idea that says nothing of a trip is shown again once, with fields for its first facts.
 */
export const ideaForm = (showAgain: ShowAgain) =>
  formPost({
    schema: IdeaForm,
    showAgain,
    take: async (c, { anyway, idea: typed, ...first }) => {
      const { context } = c.var
      const idea = addSentences(typed, sentencesOf(first))
      const { today } = readReferenceTime(null, context.now())
      if (!anyway && saysNothing(await readIdea(context, idea, today)))
        throw new Problem(422, 'says_nothing', SAYS_NOTHING, { fields: { first_facts: SAYS_NOTHING } })
      const userId = (await findCookieSession(c))?.user.id ?? null
      const search = await createSearch(context, { idea }, keepVisitor(c), null, userId)
      await startGeneration(context, await readSearch(context, search.id))
      return `/itinerary/${search.id}`
    },
  })
