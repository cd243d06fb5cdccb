import type { ObjectiveParts } from '../../itinerary/itinerary.ts'
import type { Mutation } from './mutation.ts'

const AT_NO_PLACE: ObjectiveParts = {
  topic: 'companies and their shares',
  concept: 'stock-exchange',
  verb: 'Explain',
  task: 'choose one share',
  product: 'write a report',
  assessed: 'rubric',
}

export const TOPIC_MUTATIONS: readonly Mutation[] = [
  {
    check: 'topics_fit_place',
    what: 'shares of companies at a place that shows none',
    apply: ({ itinerary }) => {
      const link = itinerary.objectives_map[0]
      if (!link) return false
      link.parts = AT_NO_PLACE
    },
  },
  {
    check: 'tasks_at_visits',
    what: 'a visit without a task',
    apply: ({ itinerary }) => {
      const done = itinerary.daily_itinerary.flatMap(({ schedule }) => schedule.filter(({ task }) => task))
      for (const step of done) delete step.task
      return done.length > 0
    },
  },
  {
    check: 'learning_modest',
    what: 'lessons on a reward',
    apply: ({ itinerary, idea }) => {
      if (itinerary.objectives_map.length === 0) return false
      idea.subjects = []
      idea.occasion = 'reward'
    },
  },
]
