import type { Gazetteer } from '../../catalogue/facts.ts'
import { gazetteerIndex, placeKey } from '../gazetteer-index.ts'
import { normaliseName } from '../normalise.ts'
import type { FoundRequest } from './reading.ts'

/** What is left out of a name in talk: "Hobbiton-on-Hogsback", "ATKV Hartenbos", "Midmar Resort". */
const TAIL =
  /,.*$| (?:(?:mountain|holiday|forever)? ?resort|group camps|rest camp|bush camps?|camp|chalets|cottages|huts|(?:vacation )?residences|hostel|(?:lodge and )?backpackers|(?:scout )?campsite|a forever resort)$/u

interface NamedStay {
  id: string
  /** The name is also that of a sight or a town: it is a bed only after words of sleeping. */
  needsCue: boolean
}
const namesOf = new WeakMap<Gazetteer, ReadonlyMap<string, NamedStay>>()
/** Each stay by its name, and by the name without its tail where no sight's name begins so. */
function readNames(gazetteer: Gazetteer): ReadonlyMap<string, NamedStay> {
  const known = namesOf.get(gazetteer)
  if (known) return known
  const { exact } = gazetteerIndex(gazetteer)
  const sights = gazetteer.places.map(({ name }) => normaliseName(name))
  const names = new Map<string, NamedStay>()
  for (const { id, name, also = [] } of gazetteer.stays ?? []) {
    const whole = normaliseName(name)
    for (const form of [name, ...also].map(normaliseName)) names.set(form, { id, needsCue: exact.has(placeKey(form)) })
    const short = whole.replace(TAIL, '')
    if (/[ -]/u.test(short) && !names.has(short) && !sights.some((sight) => sight.startsWith(short)))
      if (!exact.has(placeKey(short))) names.set(short, { id, needsCue: false })
  }
  namesOf.set(gazetteer, names)
  return names
}

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[a-z0-9]/u.test(letter)
const SLEEPS =
  /(?<![a-z])(?:sleep|stay|overnight|nights?|beds?|accommodation|lodging|slaap|bly|oornag|nagte?|verblyf)[^.;\n]{0,30}$/u

/** The stays of the catalogue that a text names, each as the bed that is asked for. */
export function readNamedStays(text: string, gazetteer: Gazetteer): FoundRequest[] {
  return [...readNames(gazetteer)].flatMap(([name, { id, needsCue }]): FoundRequest[] => {
    const start = text.indexOf(name)
    const end = start + name.length
    if (start < 0 || isLetter(text[start - 1]) || isLetter(text[end])) return []
    if (needsCue && !SLEEPS.test(text.slice(0, start))) return []
    return [{ start, end, detail: { kind: 'condition', condition: { code: 'bed', sort: null, stayId: id } } }]
  })
}
