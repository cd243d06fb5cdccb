import { type Mutation, stepsOf } from './mutation.ts'

export const ROAD_WORD_MUTATIONS: readonly Mutation[] = [
  {
    check: 'roads_named',
    what: 'a drive by a road of another part of the country',
    apply: (draft) => {
      const drive = stepsOf(draft, 'travel').find(({ step }) => (step.distance_km ?? 0) > 5)!
      drive.step.road = {
        by: [(drive.step.longitude ?? 0) > 24 ? 'N7' : 'N11'],
        via: [],
        advice: drive.step.road?.advice ?? [],
      }
    },
  },
  {
    check: 'driver_told',
    what: 'mountain roads of which the driver is not told',
    also: ['tolls_charged', 'bus_gets_there', 'bus_to_airport', 'gates_open', 'no_crawling', 'way_there', 'way_home'],
    apply: (draft) => {
      const { graph } = draft.facts.roads
      const links = graph.links.map((link) => ({ ...link, terrain: 'mountain' as const }))
      draft.facts = { ...draft.facts, roads: { ...draft.facts.roads, graph: { ...graph, links } } }
      for (const { step } of stepsOf(draft, 'travel')) step.road = { via: [], advice: [] }
    },
  },
  {
    check: 'lines_true',
    what: 'a line through a town that the drive does not pass',
    apply: (draft) => {
      const drive = stepsOf(draft, 'travel').find(({ step }) => (step.distance_km ?? 0) > 5)
      const before = drive?.day.schedule.slice(0, drive.index).findLast(({ latitude }) => latitude !== undefined)
      if (!drive || !before) return false
      const ends = [before, drive.step].map(({ latitude, longitude }): [number, number] => [latitude!, longitude!])
      drive.step.path = [ends[0]!, ends[0]![1] > 24 ? [-33.59, 22.2] : [-25.47, 30.97], ends[1]!]
    },
  },
]
