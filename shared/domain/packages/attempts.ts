import type { TripRequest, Style } from '../planner/request/trip-request.ts'
import { type Economy, USUAL_VISITS_PER_DAY } from '../planner/request/economy.ts'
import type { Plan } from '../planner/plan.ts'
import { type ClassicContext, withGuide, planOn } from './package-candidate.ts'

type PackageOption = Omit<Economy, 'rates'> & { isCatered: boolean }
const option = (priceWeight: number, more: Partial<PackageOption> = {}): PackageOption => ({
  priceWeight,
  guide: false,
  maxVisitsPerDay: USUAL_VISITS_PER_DAY,
  isCatered: false,
  ...more,
})
export const SAVER_OPTIONS: readonly PackageOption[] = [
  option(4),
  option(10),
  option(10, { maxVisitsPerDay: 2 }),
  option(25, { maxVisitsPerDay: 1 }),
]
/** Close to Classic: for a trip of several regions, some of which a cheaper Saver does not visit. */
export const MODERATE_SAVER_OPTIONS: readonly PackageOption[] = [option(1), option(4)]
/** In order of preference. If none of these works, Classic with a guide is used. */
export const SIGNATURE_OPTIONS: readonly PackageOption[] = [
  option(0.2, { guide: true, isCatered: true }),
  option(0.2, { guide: true }),
  option(1, { guide: true, isCatered: true }),
  option(4, { guide: true }),
  option(1, { isCatered: true }),
  option(1),
  option(4),
]
export interface PackageInput extends ClassicContext {
  /** Classic before wording. All packages use its rates, so that a lower price is never only a lower estimate. */
  plan: Plan
  request: RequestOfStyle
}
/** The trip as a package of this style asks for it. */
export type RequestOfStyle = (style: Style) => TripRequest
/** The request of a package. It visits the places that Classic visits for its subjects, on days that may be as long. */
export const requestFor = (style: Style, { request, plan }: Pick<PackageInput, 'request' | 'plan'>): TripRequest => ({
  ...request(style),
  addedPlaceIds: plan.request.addedPlaceIds,
  ...(plan.request.longDays ? { longDays: true } : {}),
})
/** Each attempt is planned when the generator reaches it. */
export function* plansFor(
  style: Style,
  options: readonly PackageOption[],
  { facts, plan, request: ofStyle }: PackageInput,
): Generator<Plan> {
  const request = requestFor(style, { request: ofStyle, plan })
  const { rates } = plan.economy
  for (const moves of options)
    if (!moves.isCatered || request.days > 1) yield planOn(request, { ...moves, rates }, facts)
}
/** Classic's days with a guide, without Classic's notes about its own price. */
export function* classicWithGuide({ facts, plan, request }: PackageInput): Generator<Plan> {
  yield withGuide(planOn(requestFor('classic', { request, plan }), { ...plan.economy, isCatered: false }, facts), facts)
}
