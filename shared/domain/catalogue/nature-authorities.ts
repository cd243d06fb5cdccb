import type { Language } from '../language.ts'
import type { Province } from '../provinces.ts'

/** Who runs most reserves of a province; a national park belongs to SANParks. */
export const NATURE_AUTHORITIES: Readonly<Record<Province, Readonly<Record<Language, string>>>> = {
  EC: { en: 'the Eastern Cape Parks and Tourism Agency', af: 'die Oos-Kaapse parke-agentskap (ECPTA)' },
  FS: { en: 'the Free State’s nature conservation (DESTEA)', af: 'die Vrystaatse natuurbewaring (DESTEA)' },
  GP: { en: 'Gauteng’s nature conservation', af: 'Gauteng se natuurbewaring' },
  KZN: { en: 'Ezemvelo KZN Wildlife', af: 'Ezemvelo' },
  LP: { en: 'Limpopo’s nature reserves (LEDET)', af: 'Limpopo se natuurreservate (LEDET)' },
  MP: { en: 'the Mpumalanga Tourism and Parks Agency', af: 'Mpumalanga se parke-agentskap (MTPA)' },
  NC: { en: 'the Northern Cape’s nature conservation', af: 'die Noord-Kaapse natuurbewaring' },
  NW: { en: 'the North West Parks Board', af: 'die Noordwes-parkeraad' },
  WC: { en: 'CapeNature', af: 'CapeNature' },
}
