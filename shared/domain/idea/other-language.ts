import { OTHER_LANGUAGES, type OtherLanguage } from '../other-languages.ts'
import { TELLING_WORDS } from './data/telling-words.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))
/** Words that ideas in the language often have, and no other of the table. */
const TELLING: Record<OtherLanguage, ReadonlySet<string>> = {
  zu: words(`sawubona sanibona sanibonani sinezingane izingane othisha isikole siqhamuka ngabe kumele malini
    ngingu ngingutisha ngithi bangu bakagrade ebanga kuya futhi bese kodwa ngosuku abanye siphuma siye usuku`),
  xh: words(`molweni molo mholo enkosi nceda ndingu ndifundisa ndifuna ndicela sinabantwana ootitshala nootitshala
    utitshala kwisikolo isikolo abangama kunye okanye umntwana kakhulu singahamba engange kuphela ukuba size`),
  st: words('kereiti ho isa ithute matichere matitjhere batswadi ntate mme bokae mong hobane robale bohobe hlokang'),
  tn: words('barutabana rre go batsadi gaufi thuso bagaetsho lefelo mophato gore fela gagwe'),
  nso: words('thobela tša tšwa barutiši barutwana rena leeto etela go nyaka'),
}
/** Words that two of them share, so that these tell only that it is one of the two. */
const SHARED: Record<OtherLanguage, ReadonlySet<string>> = {
  zu: words('sifuna sicela abafundi abantwana abazali imali ubusuku silale ngoba nabafundi olwandle lwabafundi'),
  xh: words('sifuna sicela abafundi abantwana abazali imali ubusuku silale nabafundi elwandle'),
  st: words('ke ba bana batla le ka tswa kopa ya ha'),
  tn: words('ke ba bana batla le ka tswa kopa ya ha'),
  nso: words('ke ba bana le ka kopa ya ga'),
}
const WORD = /[\p{L}]+/gu
/** So many different words of a language make it sure. */
const SURE_WORDS = 4

/** The language of an idea that is mostly in none of ours; null if that is not sure. */
export function readOtherLanguage(text: string): OtherLanguage | null {
  const said = new Set(text.toLowerCase().match(WORD) ?? [])
  const countOf = (telling: ReadonlySet<string>) => [...said].filter((word) => telling.has(word)).length
  const [first, second] = OTHER_LANGUAGES.map((language) => ({ language, own: countOf(TELLING[language]) })).toSorted(
    (a, b) => b.own - a.own,
  )
  const { language, own } = first!
  const all = own + countOf(SHARED[language])
  const ours = Math.max(countOf(TELLING_WORDS.en), countOf(TELLING_WORDS.af))
  return own > second!.own && all >= SURE_WORDS && 2 * all > ours ? language : null
}
