/** What a group keeps to at a place, in a sentence that many places share. */
// biome-ignore format: one row is one line
export const SAFETY_RULES = [
  { code: 'museum-rules', words: 'Small supervised groups; bags and phones under museum rules.' },
  { code: 'sun-and-shade', words: 'Hats, sunscreen and water; plan shade and toilet stops.' },
  { code: 'quiet-and-modest', words: 'Place of memory or worship: quiet conduct and modest dress.' },
  { code: 'works-rules', words: 'Closed shoes, PPE as issued, stay with the guide, no photos unless allowed.' },
  { code: 'city-centre', words: 'City-centre site: drop off at the door, headcounts, valuables out of sight.' },
  { code: 'hike-rules', words: 'Weather check, leader front and back, first-aid kit, water, closed shoes.' },
  { code: 'unfenced-drops', words: 'Unfenced drops possible: keep learners back from edges, paired with adults.' },
  { code: 'life-jackets', words: 'Life jackets and swim check where on water; qualified guides; watch levels.' },
  { code: 'sea-bathing', words: 'No swimming without lifeguards or qualified supervision; buddy system; tide times.' },
  { code: 'farm-rules', words: 'Closed shoes, hand washing, check allergies, keep to paths and clear of machines.' },
  { code: 'theatre-rules', words: 'Seat adults among learners; know the exits.' },
  { code: 'security-and-shoes', words: 'Security list and IDs in advance; closed shoes; stay with the guide.' },
  { code: 'animal-rules', words: 'No feeding or touching unless staff allow; wash hands; check allergies.' },
  { code: 'game-drive', words: 'Stay in the vehicle, arms inside; obey rangers and gate times.' },
  { code: 'unsafe-water', words: 'Bilharzia or pollution possible: no swimming unless confirmed safe.' },
  { code: 'security-list', words: 'Security clearance list and IDs needed in advance; stay with the guide.' },
  { code: 'wild-animals-and-malaria', words: 'Wild animals and possible malaria: stay in vehicle, repellent, medical advice.' },
  { code: 'harness', words: 'Harness and weight limits; qualified guides; specific written consent.' },
  { code: 'remote-roads', words: 'Remote roads: fuel, spare tyre, offline contacts, check weather and access.' },
  { code: 'named-list', words: 'Photo ID or class list with names needed in advance; security screening.' },
  { code: 'distressing-content', words: 'Distressing content: brief learners first and allow debrief time.' },
  { code: 'boat-trip', words: 'Weather-dependent: life jackets, headcount on and off, motion-sickness plan.' },
  { code: 'court-rules', words: 'Security screening at the door; quiet in court; phones off.' },
  { code: 'library-rules', words: 'Quiet voices in reading rooms; headcounts in and out; bags left at the entrance.' },
  { code: 'rides', words: 'Ride height limits; meeting point; wristbands with contact number.' },
  { code: 'past-drownings', words: 'Slippery rocks with past drownings: no sliding or swimming.' },
  { code: 'cave-rules', words: 'Uneven humid steps and low roofs: closed shoes; check asthma and claustrophobia.' },
  { code: 'late-return', words: 'Warm layers and torches; late return, so confirm pick-up times.' },
  { code: 'cold-nights', words: 'Bitterly cold nights: warm layers; check road and weather first.' },
  { code: 'cycling', words: 'Helmets for riders, traffic marshals and route leader front and back.' },
  { code: 'wine-estate', words: 'Wine estate: keep to museum route; no tasting areas for learners.' },
  { code: 'border-and-pass', words: 'Passports and unabridged birth papers needed; altitude, snow and steep pass.' },
  { code: 'gravel-access', words: 'Long gravel access road; check vehicle suitability and weather.' },
  { code: 'food-factory', words: 'Hairnets, hand washing and allergy check (soy, dried vegetables).' },
  { code: 'beach-clean-up', words: 'Gloves, no sharps, tide check and clear boundaries with adult spotters.' },
  { code: 'river-mouth-clean-up', words: 'Gloves, tide times, polluted water: no swimming.' },
] as const satisfies readonly { code: string; words: string }[]
export type SafetyRuleCode = (typeof SAFETY_RULES)[number]['code']

/** The sentence of a place's rule; empty for a stop to arrange, which has none. */
export const safetyRuleInWords = (code: SafetyRuleCode | undefined): string =>
  SAFETY_RULES.find((rule) => rule.code === code)?.words ?? ''
