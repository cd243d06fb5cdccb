import type { Idea } from '../../idea/idea.ts'
import type { Request, RequestDetail } from '../../idea/requests/request.ts'
import { THREE_DAY_IDEA } from './ideas.ts'

export const ASKED_TEXT = [
  '50 Grade 8s and 4 teachers from Pretoria to Johannesburg and the Cradle, 18 to 20 August 2027, three days.',
  'History and Natural Sciences, R4 000 each.',
  'We must visit Constitution Hill, then the Apartheid Museum with a talk by its guide, and see a newspaper being printed.',
  'If there is time, Robben Island Museum.',
  'Sci-Bono Discovery Centre or the Johannesburg Zoo, and no Gold Reef City.',
  'We cannot leave before 07:30 and must be back by 17:00.',
  'Two learners have epilepsy. The SGB pays the bus, and entrance may be R300 at most.',
  'The choir wants to sing somewhere, and do the zinger.',
].join(' ')

/** A request of the text with its place in it. */
function asked(words: string, text: string, detail: RequestDetail, more: Partial<Request> = {}): Omit<Request, 'id'> {
  const start = ASKED_TEXT.indexOf(words)
  if (start < 0) throw new Error(`"${words}" is not in the text`)
  return { ...detail, start, end: start + words.length, force: 'must', text, ...more }
}
const sight = (placeId: string | null): RequestDetail & { kind: 'sight' } => ({
  kind: 'sight',
  named: placeId !== null,
  placeId,
  sort: placeId === null ? 'newsroom' : null,
  near: null,
})
const REQUESTS = [
  asked('Constitution Hill', 'Constitution Hill', sight('constitution-hill')),
  asked('Apartheid Museum', 'Apartheid Museum', sight('apartheid-museum')),
  asked('see a newspaper being printed', 'a newspaper being printed', sight(null)),
  asked('Robben Island Museum', 'Robben Island Museum', sight('robben-island-museum'), { force: 'wish' }),
  asked('Sci-Bono Discovery Centre', 'Sci-Bono Discovery Centre', sight('sci-bono-discovery-centre'), { choice: 1 }),
  asked('Johannesburg Zoo', 'Johannesburg Zoo', sight('johannesburg-zoo'), { choice: 1 }),
  asked('no Gold Reef City', 'Gold Reef City', sight('gold-reef-city-theme-park-and-heritage-mine-tour'), {
    force: 'not',
  }),
  asked('cannot leave before 07:30', 'not before 07:30', {
    kind: 'condition',
    condition: { code: 'leave_at', minutes: 450, earliest: true },
  }),
  asked('back by 17:00', 'back by 17:00', { kind: 'condition', condition: { code: 'back_by', minutes: 1020 } }),
  asked('Two learners have epilepsy', 'epilepsy', { kind: 'need', need: 'epilepsy', count: 2 }),
  asked('The SGB pays the bus', 'the bus is paid', { kind: 'limit', limit: { code: 'paid_by_others', part: 'bus' } }),
  asked('entrance may be R300 at most', 'entrance of R300 at most', {
    kind: 'limit',
    limit: { code: 'ceiling', part: 'entrance', rand: 300 },
  }),
  asked('talk by its guide', 'talk by its guide', { kind: 'activity', offer: null, sort: null, near: null }),
  asked('sing somewhere', 'sing', { kind: 'activity', offer: null, sort: null, near: null }),
]
const zinger = ASKED_TEXT.indexOf('do the zinger')

/** `ASKED_TEXT`, with a request for every state that a plan can give it. */
export const ASKED_IDEA: Idea = {
  ...THREE_DAY_IDEA,
  hours: { from: 450, to: 1020 },
  requests: REQUESTS.map((request, at) => ({ ...request, id: `r${at + 1}` }) as Request),
  dayOrder: [['r1', 'r2']],
  notUnderstood: [{ start: zinger, end: zinger + 'do the zinger'.length }],
}
