import { weekdayOf } from '../../calendar.ts'
import { moved, type Mutation, removeContradiction, removeNotes } from './mutation.ts'

export const DATE_MUTATIONS: readonly Mutation[] = [
  {
    check: 'days_as_asked',
    what: 'one day more was asked for',
    also: ['dates_possible'],
    apply: ({ idea }) => {
      if (idea.needs.includes('no-overnight')) return false
      idea.days = (idea.days ?? 1) + 1
      idea.contradictions = []
    },
  },
  {
    check: 'days_as_asked',
    what: 'the plan chose the days in silence',
    apply: (draft) => {
      const { idea } = draft
      if (idea.needs.includes('no-overnight')) return false
      idea.days = null
      idea.endDate = null
      idea.window = null
      removeNotes(draft, 'length_default')
    },
    also: ['missing_inputs_named'],
  },
  {
    check: 'days_in_order',
    what: 'the first day is numbered two',
    also: ['seats_for_all', 'fleet_covers'],
    apply: ({ itinerary }) => {
      itinerary.daily_itinerary[0]!.day = 2
    },
  },
  {
    check: 'days_in_order',
    what: 'the plan ends a day after its last day',
    apply: ({ itinerary, idea }) => {
      itinerary.end_date = moved(itinerary.end_date, 1)
      idea.endDate = null
    },
    also: ['dates_chosen_well'],
  },
  {
    check: 'duration_true',
    what: 'the duration forgets a day',
    apply: ({ itinerary }) => {
      itinerary.duration = `${itinerary.daily_itinerary.length + 1} days, ${itinerary.daily_itinerary.length} nights`
    },
  },
  {
    check: 'hours_as_asked',
    what: 'the group was to be back before the last step ends',
    apply: (draft) => {
      removeNotes(draft, 'hours_not_kept')
      const end = draft.itinerary.daily_itinerary.at(-1)!.schedule.at(-1)!.end
      draft.idea.hours = { from: null, to: Number(end.slice(0, 2)) * 60 + Number(end.slice(3)) - 15 }
    },
  },
  {
    check: 'hours_as_asked',
    what: 'the group was to leave after the first step begins',
    apply: (draft) => {
      removeNotes(draft, 'hours_not_kept')
      const begin = draft.itinerary.daily_itinerary[0]!.schedule[0]!.start
      draft.idea.hours = { from: Number(begin.slice(0, 2)) * 60 + Number(begin.slice(3)) + 15, to: null }
    },
  },
  {
    check: 'dates_as_asked',
    what: 'the trip was asked for a week later',
    apply: ({ idea, itinerary }) => {
      idea.startDate = moved(itinerary.start_date, 7)
      idea.endDate = moved(itinerary.end_date, 7)
      idea.contradictions = []
    },
  },
  {
    check: 'dates_not_past',
    what: 'the plan is read after the trip',
    also: ['dates_chosen_well', 'contradictions_named'],
    apply: (draft) => {
      draft.today = moved(draft.itinerary.end_date, 30)
      removeNotes(draft, 'dates_past')
      removeContradiction(draft, 'past_date')
    },
  },
  {
    check: 'dates_chosen_well',
    what: 'the month asked for is another',
    apply: ({ idea, itinerary }) => {
      idea.startDate = null
      idea.endDate = null
      idea.window = {
        start: moved(itinerary.start_date, 40),
        end: moved(itinerary.start_date, 70),
        label: 'the month after',
        kind: 'month',
      }
    },
    also: ['missing_inputs_named', 'days_as_asked'],
  },
  {
    check: 'dates_chosen_well',
    what: 'the trip may begin on the next weekday alone',
    apply: ({ idea, itinerary }) => {
      idea.startDate = null
      idea.endDate = null
      idea.firstWeekdays = [(weekdayOf(itinerary.start_date) % 7) + 1]
    },
    also: ['missing_inputs_named', 'days_as_asked'],
  },
  {
    check: 'dates_chosen_well',
    what: 'the days of the trip are refused',
    apply: ({ idea, itinerary }) => {
      idea.startDate = null
      idea.endDate = null
      idea.refusedDates = [{ start: itinerary.end_date, end: moved(itinerary.end_date, 6) }]
    },
    also: ['missing_inputs_named', 'days_as_asked'],
  },
  {
    check: 'dates_chosen_well',
    what: 'no trip is made in the weeks of the plan, which gave no dates',
    apply: (draft) => {
      const { idea, itinerary, facts } = draft
      const { calendar } = facts
      const { start_date, end_date } = itinerary
      const isIn = ({ learners_start, learners_end }: { learners_start: string; learners_end: string }) =>
        learners_start <= end_date && start_date <= learners_end
      const term = calendar.school_years.flatMap(({ terms }) => terms).find(isIn)
      if (!term || idea.gradeMin === null) return false
      idea.startDate = null
      idea.endDate = null
      idea.window = null
      itinerary.notes.push({ code: 'dates_default', params: { start: start_date, end: end_date } })
      const none = { term: term.term, grades: [0, 12] as [number, number], first_weeks: 11, last_weeks: 11 }
      draft.facts = { ...facts, calendar: { ...calendar, weeks_without_trips: [none] } }
      return true
    },
    also: ['missing_inputs_named', 'days_as_asked'],
  },
  {
    check: 'public_holidays',
    what: 'a visit on Youth Day',
    status: 'warn',
    also: ['open_on_arrival', 'in_season', 'dates_as_asked', 'dates_chosen_well'],
    apply: ({ itinerary, idea }) => {
      if (
        itinerary.daily_itinerary.length > 3 ||
        !itinerary.daily_itinerary[0]!.schedule.some(({ kind }) => kind === 'visit')
      )
        return false
      itinerary.daily_itinerary.forEach((day, index) => {
        day.date = moved('2027-06-16', index)
      })
      itinerary.start_date = '2027-06-16'
      itinerary.end_date = itinerary.daily_itinerary.at(-1)!.date
      if (idea.startDate) idea.startDate = itinerary.start_date
      if (idea.endDate) idea.endDate = itinerary.end_date
    },
  },
]
