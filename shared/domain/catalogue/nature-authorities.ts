import type { Province } from '../provinces.ts'

/** Who runs most reserves of a province; a national park belongs to SANParks. */
export const NATURE_AUTHORITIES: Readonly<Record<Province, string>> = {
  EC: 'the Eastern Cape Parks and Tourism Agency',
  FS: 'the Free State’s department of nature conservation (DESTEA)',
  GP: 'Gauteng’s nature conservation',
  KZN: 'Ezemvelo KZN Wildlife',
  LP: 'Limpopo’s nature reserves (LEDET)',
  MP: 'the Mpumalanga Tourism and Parks Agency',
  NC: 'the Northern Cape’s nature conservation',
  NW: 'the North West Parks Board',
  WC: 'CapeNature',
}
