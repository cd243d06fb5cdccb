import type { Context } from 'hono'
import type { EarlierIdeasChoice } from '#shared/contracts/account'
import type { AppEnv } from '../middleware/request-context.ts'
import { endVisitor, findVisitor } from '../middleware/visitor.ts'
import { takeEarlierIdeas } from '../services/earlier-ideas.ts'
import type { User } from '../services/sessions.ts'

/** Ideas of somebody else stay with nobody's account, and this browser no longer shows them. */
export async function settleEarlierIdeas(c: Context<AppEnv>, user: User, { choice }: EarlierIdeasChoice) {
  if (choice === 'mine') await takeEarlierIdeas(c.var.context, user, findVisitor(c))
  else endVisitor(c)
}
