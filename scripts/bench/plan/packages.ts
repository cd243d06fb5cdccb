import type { Facts } from '#shared/domain/catalogue/facts'
import { planPackages } from '#shared/domain/packages/plan-packages'
import type { Verdict } from './judge-request.ts'

export interface PackageFigures {
  requests: number
  /** In order of price, each as sound as Classic, and each that differs says how and by how much. */
  sound: number
  saver: number
  signature: number
  /** Requests of which some package breaks a promise. */
  broken: string[]
}
const faultsIn = (checks: readonly { status: string }[]) => checks.filter(({ status }) => status === 'fail').length

/** The three packages of every request: Saver at most Classic, Classic at most Signature, none with a fault that Classic has not. */
export function judgePackages(verdicts: readonly Verdict[], facts: Facts): PackageFigures {
  const figures: PackageFigures = { requests: verdicts.length, sound: 0, saver: 0, signature: 0, broken: [] }
  for (const { request, idea } of verdicts) {
    const packages = planPackages(idea, facts, { today: request.today, text: request.text })
    const [saver, classic, signature] = packages
    const price = packages.map(({ itinerary }) => Math.round(itinerary.total_per_student * 100))
    const isSound =
      price[0]! <= price[1]! &&
      price[1]! <= price[2]! &&
      packages.every(
        ({ itinerary, sameAs, style, differences, differenceCents }, i) =>
          faultsIn(itinerary.checks) <= faultsIn(classic.itinerary.checks) &&
          differenceCents === price[i]! - price[1]! &&
          (style === 'classic' || (differences.length > 0 && (sameAs === null) === (differenceCents !== 0))),
      )
    if (isSound) figures.sound++
    else figures.broken.push(request.id)
    if (saver.sameAs === null) figures.saver++
    if (signature.sameAs === null) figures.signature++
  }
  return figures
}
