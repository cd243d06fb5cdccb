/** True is a tick, false is "Not included", a text is shown as it is; in the order Essential, Professional, Enterprise. */
type Cell = boolean | string
export interface ComparisonGroup {
  title: string
  rows: readonly (readonly [feature: string, ...cells: [Cell, Cell, Cell]])[]
}

export const COMPARISON: readonly ComparisonGroup[] = [
  {
    title: 'Planning',
    rows: [
      ['Itineraries from an idea', true, true, true],
      ['Trips', '2 per term', 'No limit', 'No limit'],
      ['People', '1 user', 'Your team', 'Several schools'],
      ['Annual trip planner', false, true, true],
    ],
  },
  {
    title: 'Paperwork',
    rows: [
      ['Permission slip (waiver)', '1 per trip', true, true],
      ['Digital medical forms', false, true, true],
    ],
  },
  {
    title: 'Money',
    rows: [
      ['School-branded financial hub', false, true, true],
      ['Commit: pay over time', false, true, true],
      ['Participation alerts', false, true, true],
      ['Predictive analytics', false, false, true],
    ],
  },
]
