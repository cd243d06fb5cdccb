/** One request to plan, and for an impossible one the checks of which one at least must say why. */
export interface PlanRequest {
  id: string
  source: 'samples' | 'corpus' | 'generated'
  text: string
  today: string
  named: readonly string[]
}
