import type { Language } from '../language.ts'
import type { Place } from './facts.ts'
import type { HazardCode } from './hazards.ts'
import type { PlaceKind } from './kinds.ts'

interface SafetyRule extends Record<Language, string> {
  code: string
  /** What a place must have for the sentence to be true of it. */
  water?: 'in'
  hazard?: HazardCode
  /** Kinds of place of which the sentence is not true. */
  notAt?: readonly PlaceKind[]
}

/** What a group keeps to at a place, in a sentence that many places share. */
// biome-ignore format: one row is one line
export const SAFETY_RULES = [
  { code: 'one-meeting-point', en: 'One meeting point at the entrance; headcounts in and out; valuables out of sight.', af: 'Een ontmoetingsplek by die ingang; tel koppe in en uit; hou waardevolle goed uit sig.' },
  { code: 'stay-with-guide', en: 'Stay with the guide; no photos unless allowed.', af: 'Bly by die gids; geen foto’s sonder toestemming nie.' },
  { code: 'water-edge', en: 'Nobody goes into the water; an adult stands between the learners and the edge.', af: 'Niemand gaan in die water nie; ’n volwassene staan tussen die leerders en die rand.' },
  { code: 'museum-rules', notAt: ['campus', 'community-project', 'workplace', 'heritage-site'], en: 'Small supervised groups; bags and phones under museum rules.', af: 'Klein groepe onder toesig; sakke en fone volgens die museum se reëls.' },
  { code: 'sun-and-shade', en: 'Hats, sunscreen and water; plan shade and toilet stops.', af: 'Hoede, sonskerm en water; beplan skaduwee en toiletstoppe.' },
  { code: 'quiet-and-modest', en: 'Place of memory or worship: quiet conduct and modest dress.', af: 'Plek van herinnering of aanbidding: stil gedrag en beskeie kleredrag.' },
  { code: 'works-rules', hazard: 'machinery', en: 'Closed shoes, PPE as issued, stay with the guide, no photos unless allowed.', af: 'Toe skoene, beskermende toerusting soos uitgereik, bly by die gids, geen foto’s sonder toestemming nie.' },
  { code: 'city-centre', notAt: ['campus', 'sport-ground', 'viewpoint'], en: 'City-centre site: drop off at the door, headcounts, valuables out of sight.', af: 'In die middestad: laai by die deur af, tel koppe, hou waardevolle goed uit sig.' },
  { code: 'hike-rules', en: 'Weather check, leader front and back, first-aid kit, water, closed shoes.', af: 'Kyk na die weer, leier voor en agter, noodhulpkissie, water, toe skoene.' },
  { code: 'unfenced-drops', en: 'Unfenced drops possible: keep learners back from edges, paired with adults.', af: 'Moontlike afgronde sonder heining: hou leerders van die rand af weg, saam met volwassenes.' },
  { code: 'life-jackets', water: 'in', en: 'Life jackets and swim check where on water; qualified guides; watch levels.', af: 'Reddingsbaadjies en swemtoets waar julle op die water is; gekwalifiseerde gidse; hou die watervlak dop.' },
  { code: 'sea-bathing', en: 'No swimming without lifeguards or qualified supervision; buddy system; tide times.', af: 'Geen swem sonder lewensredders of gekwalifiseerde toesig nie; maatjiestelsel; getye.' },
  { code: 'farm-rules', en: 'Closed shoes, hand washing, check allergies, keep to paths and clear of machines.', af: 'Toe skoene, was hande, gaan allergieë na, bly op die paaie en weg van masjiene.' },
  { code: 'theatre-rules', en: 'Seat adults among learners; know the exits.', af: 'Volwassenes sit tussen die leerders; ken die uitgange.' },
  { code: 'security-and-shoes', en: 'Security list and IDs in advance; closed shoes; stay with the guide.', af: 'Sekuriteitslys en ID’s vooraf; toe skoene; bly by die gids.' },
  { code: 'animal-rules', en: 'No feeding or touching unless staff allow; wash hands; check allergies.', af: 'Moenie voer of aanraak tensy die personeel dit toelaat nie; was hande; gaan allergieë na.' },
  { code: 'game-drive', en: 'Stay in the vehicle, arms inside; obey rangers and gate times.', af: 'Bly in die voertuig, arms binne; gehoorsaam veldwagters en hektye.' },
  { code: 'unsafe-water', en: 'Bilharzia or pollution possible: no swimming unless confirmed safe.', af: 'Bilharzia of besoedeling moontlik: geen swem tensy dit as veilig bevestig is nie.' },
  { code: 'security-list', en: 'Security clearance list and IDs needed in advance; stay with the guide.', af: 'Sekuriteitslys en ID’s vooraf nodig; bly by die gids.' },
  { code: 'wild-animals-and-malaria', hazard: 'wild-animals', notAt: ['museum', 'monument', 'sanctuary'], en: 'Wild animals and possible malaria: stay in vehicle, repellent, medical advice.', af: 'Wilde diere en moontlik malaria: bly in die voertuig, insekweerder, mediese raad.' },
  { code: 'harness', en: 'Harness and weight limits; qualified guides; specific written consent.', af: 'Beperkings vir tuig en gewig; gekwalifiseerde gidse; uitdruklike skriftelike toestemming.' },
  { code: 'remote-roads', en: 'Remote roads: fuel, spare tyre, offline contacts, check weather and access.', af: 'Afgeleë paaie: brandstof, spaarwiel, nommers op papier; vra na die weer en die toegang.' },
  { code: 'named-list', en: 'Photo ID or class list with names needed in advance; security screening.', af: 'Foto-ID of klaslys met name vooraf nodig; sekuriteitsondersoek.' },
  { code: 'distressing-content', en: 'Distressing content: brief learners first and allow debrief time.', af: 'Ontstellende inhoud: berei leerders voor en gee ná die tyd kans om daaroor te praat.' },
  { code: 'boat-trip', en: 'Weather-dependent: life jackets, headcount on and off, motion-sickness plan.', af: 'Afhanklik van die weer: reddingsbaadjies, tel koppe op en af, plan vir seesiekte.' },
  { code: 'court-rules', en: 'Security screening at the door; quiet in court; phones off.', af: 'Sekuriteitsondersoek by die deur; stil in die hof; fone af.' },
  { code: 'library-rules', en: 'Quiet voices in reading rooms; headcounts in and out; bags left at the entrance.', af: 'Praat sag in leeskamers; tel koppe in en uit; laat sakke by die ingang.' },
  { code: 'rides', en: 'Ride height limits; meeting point; wristbands with contact number.', af: 'Hoogtebeperkings op ritte; ’n ontmoetingspunt; polsbande met ’n telefoonnommer.' },
  { code: 'past-drownings', en: 'Slippery rocks with past drownings: no sliding or swimming.', af: 'Gladde rotse waar mense al verdrink het: geen gly of swem nie.' },
  { code: 'cave-rules', en: 'Uneven humid steps and low roofs: closed shoes; check asthma and claustrophobia.', af: 'Ongelyke, klam trappe en lae dakke: toe skoene; gaan asma en engtevrees na.' },
  { code: 'late-return', en: 'Warm layers and torches; late return, so confirm pick-up times.', af: 'Warm lae en flitse; laat terug, bevestig dus die afhaaltyd.' },
  { code: 'cold-nights', en: 'Bitterly cold nights: warm layers; check road and weather first.', af: 'Bitter koue nagte: warm lae; kyk eers na die pad en die weer.' },
  { code: 'cycling', en: 'Helmets for riders, traffic marshals and route leader front and back.', af: 'Valhelms vir ryers, verkeersbeamptes, en ’n leier voor en agter.' },
  { code: 'wine-estate', en: 'Wine estate: keep to museum route; no tasting areas for learners.', af: 'Wynlandgoed: hou by die museumroete; geen proelokale vir leerders nie.' },
  { code: 'border-and-pass', en: 'Passports and unabridged birth papers needed; altitude, snow and steep pass.', af: 'Paspoorte en volledige geboortesertifikate nodig; hoogte, sneeu en ’n steil pas.' },
  { code: 'gravel-access', en: 'Long gravel access road; check vehicle suitability and weather.', af: 'Lang gruispad na die plek: maak seker die voertuig en die weer is geskik.' },
  { code: 'food-factory', en: 'Hairnets, hand washing and allergy check (soy, dried vegetables).', af: 'Haarnette, was hande en gaan allergieë na (soja, gedroogde groente).' },
  { code: 'beach-clean-up', en: 'Gloves, no sharps, tide check and clear boundaries with adult spotters.', af: 'Handskoene, niks skerps nie, gaan die gety na; duidelike grense met volwassenes wat dophou.' },
  { code: 'river-mouth-clean-up', en: 'Gloves, tide times, polluted water: no swimming.', af: 'Handskoene, getye, besoedelde water: geen swem nie.' },
] as const satisfies readonly SafetyRule[]
export type SafetyRuleCode = (typeof SAFETY_RULES)[number]['code']

/** The sentence of a place's rule; empty for a stop to arrange, which has none. */
export const safetyRuleIn = (language: Language, code: SafetyRuleCode | undefined): string =>
  SAFETY_RULES.find((rule) => rule.code === code)?.[language] ?? ''

/** Whether the sentence of a place's rule is true of it. */
export function isRuleTrue({ safety_rule, kind, water, hazards }: Place): boolean {
  const rule: SafetyRule | undefined = SAFETY_RULES.find(({ code }) => code === safety_rule)
  if (!rule) return true
  return (
    (rule.water === undefined || water === rule.water) &&
    (rule.hazard === undefined || hazards.includes(rule.hazard)) &&
    !rule.notAt?.includes(kind)
  )
}
