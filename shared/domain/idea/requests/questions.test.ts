import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../../scripts/catalogue/read-facts.ts'
import { parseIdea } from '../parse.ts'
import type { QuestionTopic } from './request.ts'

const gazetteer = gazetteerOf(readFacts())
const topicsOf = (text: string): QuestionTopic[] =>
  parseIdea(text, { today: '2026-11-21', gazetteer }).requests.flatMap((request) =>
    request.kind === 'condition' && request.condition.code === 'question' ? [request.condition.about] : [],
  )

describe('a direct question', () => {
  it.each<[string, QuestionTopic]>([
    ['Must we pay?', 'price'],
    ['Sicela usizo. Ngabe ibhasi lizobiza malini?', 'price'],
    ['Ke bokae ngwana a le mong?', 'price'],
    ['Kumele siphume ngasikhathi sini ekuseni?', 'departure'],
    ['Singahamba ngosuku olunye na, okanye kukude kakhulu?', 'distance'],
    ['Wat moet die ouers alles teken?', 'papers'],
    ['What papers does the department want, and how long before?', 'papers'],
    ["Is dit reg so of mag kinders nie agter op 'n bakkie nie?", 'allowed'],
    ['Is it still free for under 18s?', 'price'],
    ['Moet ons betaal?', 'price'],
    ['Is it too many to go in at once?', 'too_many'],
    ['How many at a time?', 'too_many'],
    ['Is there a min. age?', 'ages'],
    ['Mag 14-jariges dit doen?', 'ages'],
    ['Kan ons nog plek kry so laat?', 'booking'],
    ['Must one book months ahead?', 'booking'],
    ['Who do I phone for a guide in isiXhosa?', 'guide'],
    ['Do we need a guide?', 'guide'],
    ['What time must we leave?', 'departure'],
    ['Hoe laat moet ons ry?', 'departure'],
    ['Which one is better?', 'better'],
    ['Watter een is die naaste?', 'better'],
    ['Which of the two is better?', 'better'],
    ['Which is better for seeing whales?', 'better_for'],
    ['Watter een is die beste om diere te sien?', 'better_for'],
    ['Is there a toilet there, and where does the bus park? How many steps?', 'site'],
    ['Is the road passable for a bus?', 'road'],
    ['Is the gravel ok for a kombi?', 'road'],
    ['Must we send ID numbers before the time?', 'papers'],
    ['Is there still a fire risk in March?', 'weather'],
    ['Is it open?', 'opening'],
    ['Is the shaft open again after the flood?', 'still_open'],
    ['Do they still take schools?', 'still_open'],
    ['Are they accepting groups at the moment?', 'still_open'],
    ['Is it still open on Saturdays?', 'opening'],
    ['is it open without booking', 'booking'],
    ['Is De Hoop se pad begaanbaar?', 'road'],
  ])('%j is about %s', (question, topic) =>
    expect(topicsOf(`We go to the Apartheid Museum. ${question}`)).toContain(topic),
  )
  it.each(['who guides', 'which 1 is better', 'how much'])('needs no mark: %j', (question) =>
    expect(topicsOf(`Apartheid Museum or Gold Reef City from Springs, ${question}`)).toHaveLength(1),
  )
  it('is two where each has a topic', () =>
    expect(topicsOf('Which one is better in winter, and is the road fine for a 65 seater bus?')).toEqual([
      'better',
      'road',
    ]))
  it('is one where several follow each other', () =>
    expect(topicsOf('The river mouths: which must be done at low tide, and who has boats?')).toEqual(['weather']))
  it.each(['Could we see a farm where they can feel wool?', 'What about a dairy?'])('is no wish: %j', (wish) =>
    expect(topicsOf(`We leave from Springs. ${wish}`)).toEqual([]),
  )
})
