import type { School } from './school.ts'

const school = (id: string, name: string, rest: Partial<School> & Pick<School, 'province'>): School => ({
  id,
  name,
  phase: null,
  town: null,
  suburb: null,
  street: null,
  lat: null,
  lon: null,
  ...rest,
})

/** Schools for tests. Every one is invented: names, numbers, streets and positions. */
export const INVENTED_SCHOOLS: readonly School[] = [
  school('900000001', 'Berg-en-Dal Primary School', {
    province: 'KZN',
    phase: 'P',
    town: 'Pietermaritzburg',
    suburb: 'Prestbury',
    street: '9 Invented Road',
    lat: -29.6,
    lon: 30.35,
  }),
  school('900000002', 'Hoërskool Maanskynvlakte', {
    province: 'MP',
    phase: 'S',
    town: 'Ermelo',
    lat: -26.51,
    lon: 29.99,
  }),
  school('900000003', 'Laerskool Maanskynvlakte', {
    province: 'MP',
    phase: 'P',
    town: 'Ermelo',
    lat: -26.53,
    lon: 29.97,
  }),
  school('900000004', 'Thutwane Secondary School', {
    province: 'GP',
    phase: 'S',
    town: 'Soweto',
    lat: -26.25,
    lon: 27.85,
  }),
  school('900000005', 'Thutwane Secondary School', {
    province: 'EC',
    phase: 'S',
    town: 'Mthatha',
    lat: -31.6,
    lon: 28.77,
  }),
  school('900000006', "St Osmunda's College", { province: 'WC', phase: 'C', town: 'Paarl' }),
  school('900000007', 'Lerwana Senior Primary School', {
    province: 'LP',
    phase: 'P',
    town: 'Polokwane',
    lat: -23.9,
    lon: 29.45,
  }),
  school('900000008', 'Lerwana Junior Primary School', {
    province: 'LP',
    phase: 'P',
    town: 'Polokwane',
    lat: -23.91,
    lon: 29.46,
  }),
  school('900000009', 'A V Nowhere Primary School', {
    province: 'NW',
    phase: 'P',
    town: 'Klerksdorp',
    lat: -26.86,
    lon: 26.66,
  }),
]
