import type { Place } from '#shared/domain/catalogue/facts'
import { type Experience, EXPERIENCES, offers } from '../candidates/experiences.ts'
import { plainName } from '../candidates/facts-index.ts'
import type { Candidate } from '../candidates/find-candidates.ts'
import { placeInWords } from './words.ts'

/** What learners do where a place offers something particular; `{n}` is the place. */
const TABLE = `
rock art: Find the rock art at {n} with the guide, sketch one figure without touching the rock, and ask who made it and why
a gorge: Look down into the gorge at {n}, sketch its layers and work out how the river cut it
a canyon: Trace the layers of the canyon from the viewpoint at {n} and label them on a field sketch
tidal pools: Count what lives in one square of the rocky shore at {n} and compare it with a neighbour’s
caves: Follow the guide through the cave at {n} and explain how water made each form
a crater: Walk the rim at {n} and gather the evidence for an impact
waterfalls: Sketch the falls at {n}, mark the hard and the soft rock and say where the edge will be one day
ostriches: See at {n} how ostriches are kept and follow a feather from bird to buyer
penguins: Watch the penguins at {n} for ten minutes, keep a tally of what they do, and list what threatens them
sharks: Hear at {n} how sharks live and why they are needed; test one thing you believed about them
whales: Scan the bay from {n}, log every sighting and find out where the whales come from
the night sky: Learn at {n} how to find planets and constellations, and draw the patch of sky to look for tonight
the Big Five: Spot, name and count the animals at {n}, mark on a map where each was seen, and draw one food web
rhinos: Look for rhino and their tracks at {n}, and hear what guards them and what threatens them
a mine: Follow the mine from rock to product at {n} and map each step of the work
a factory: Follow one product along the line at {n} and note every machine and every job
a dairy or farm animals: Meet the animals at {n}, see where milk and other food come from and draw the way to the table
tea or rooibos: Smell, taste and sort at {n}, and draw the value chain from seed to cup
theatre: Watch at {n} how light, sound and actors tell a story; each learner reviews one of the three
a temple or mosque: Listen to the hosts at {n}, ask two respectful questions and compare customs with those at home
birds of prey: Watch the birds fly at {n}, compare beaks and talons, and match each to what it eats
elephants: Watch one herd at {n}: who leads, who follows, what they eat; write it up as a field note
crocodiles, snakes or reptiles: Compare scales, teeth and movement at {n} and sort fact from fear about reptiles
cheetahs or lions: See the predators at {n} and draw a food web with them on top
dinosaurs: Measure a dinosaur in paces at {n} and work out from its teeth what it ate
fossils: Handle or draw fossils at {n} and place each on a time line
Parliament or a court: Follow at {n} how a law or a case makes its way, then debate one in class roles
a prison: Walk the cells at {n}, read one prisoner’s words aloud and write down what it means to you
a battlefield: Stand on the ground at {n} with a map, mark who stood where, and tell it from both sides
a dam wall: See inside or along the wall at {n} and draw how falling water becomes light at home
wind power: Estimate the height and speed of a blade at {n} and calculate what one turn gives
nuclear energy: Model at {n} how a reactor makes heat and power, and weigh it against coal and sun
trains: Look closely at the engines and the line at {n}, and explain what moves a train
aeroplanes: Sit close to the aircraft at {n}, name the four forces of flight and fold a glider that shows them
a cable car: Ride up at {n}, watch the plants change with height and mark your school’s direction on a map
zip lines or a canopy tour: Cross the treetops at {n} with harness and guide, and name a plant of each layer
crafts: Learn a stitch, coil or pattern from the makers at {n} and cost one piece of work
mangroves: Walk among the mangroves at {n}, smell the mud and list what shelters there
an estuary: Watch the water at {n}, test where salt meets fresh, and list what feeds there
sand dunes: Climb a dune at {n}, feel which side is steep and infer the wind
primates: Follow one animal at {n} for five minutes and record what it does with hands, face and voice
slavery: Read at {n} the names and stories of people who were enslaved and follow one life in a timeline
apartheid: Choose one object or photograph at {n} and explain what law stood behind it
the Holocaust: Follow one person’s story at {n} and talk in small groups about choices people made
the stock exchange: Follow one share price at {n} and explain why it moved
robotics and experiments: Run three experiments at {n}, predict each result first, and explain the one that surprised you
music: Listen at {n}, name the voices and instruments you hear, and try a rhythm together
San culture: Learn from San guides at {n} to read a track, light a fire or tell a story
a stadium: Go behind the scenes at {n}, pace out the field and list the jobs of a match day
helping out: Do an hour of real work at {n} and hear from the people there why it is needed
recycling: Sort one day’s waste at {n} and weigh what need not have been thrown away
`
const SENTENCES = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)] as const),
)
const PARTICULAR = EXPERIENCES.filter(({ name }) => SENTENCES.has(name))
/** Watched alive or under the sky: not in a hall. */
const OUTSIDE =
  /^(?:a gorge|a canyon|tidal pools|waterfalls|penguins|whales|birds of prey|elephants|cheetahs|mangroves|an estuary|sand dunes|a crater|primates|rhinos|ostriches|San culture)/u
/** What a hall has of it, where that is another thing to do. */
const INDOORS: ReadonlyMap<string, string> = new Map([
  ['rock art', 'Find the rock art on show at {n}, sketch one figure and find out who made such pictures, how and why'],
])
/** Done on one's own feet: not from a boat. */
const ON_FOOT = /^(?:a canyon|tidal pools|waterfalls|mangroves|sand dunes)/u
const isBoat = ({ name }: Place): boolean => /\b(?:boat|canoe|cruise|ferry)\b/iu.test(name)
/** The names that have a sentence of their own. */
export const DOING_NAMES: readonly string[] = [...SENTENCES.keys()]

/** By its topics a place is known for something; a word in its summary may be an aside. */
const isKnownFor = ({ place }: Candidate, { seen }: Experience): boolean =>
  seen.test(` ${place.topics.map(plainName).join(' | ')} `)
const sentenceFor = ({ name }: Experience, place: Place): string =>
  (place.indoor && INDOORS.get(name)) || SENTENCES.get(name)!
const fits = (candidate: Candidate, experience: Experience): boolean =>
  !(candidate.place.indoor && OUTSIDE.test(experience.name)) &&
  !(isBoat(candidate.place) && ON_FOOT.test(experience.name)) &&
  !(experience.name === 'crafts' && candidate.place.trip_types.includes('Museum / Zoo / Aquarium')) &&
  offers(candidate, experience)

/** What learners do at the places that are known for something, by place; what was asked for comes first, and nothing is done twice on a trip. */
export function particularDoings(visited: readonly Candidate[], asked: readonly Experience[]): Map<string, string> {
  const doings = new Map<string, string>()
  const done = new Set<Experience>()
  const give = (candidate: Candidate, experiences: readonly Experience[], isFit: typeof fits): void => {
    if (doings.has(candidate.place.id)) return
    const chosen = experiences.find((one) => !done.has(one) && isFit(candidate, one))
    if (!chosen) return
    done.add(chosen)
    doings.set(candidate.place.id, sentenceFor(chosen, candidate.place).replace('{n}', placeInWords(candidate.place)))
  }
  const wanted = PARTICULAR.filter((one) => asked.includes(one))
  const known = (candidate: Candidate, one: Experience) => fits(candidate, one) && isKnownFor(candidate, one)
  for (const candidate of visited) give(candidate, wanted, known)
  for (const candidate of visited) give(candidate, wanted, fits)
  for (const candidate of visited) give(candidate, PARTICULAR, known)
  return doings
}
