/** South Africa's nine provinces by code, in the order of the spec. */
export const PROVINCES = {
  GP: 'Gauteng',
  WC: 'Western Cape',
  KZN: 'KwaZulu-Natal',
  EC: 'Eastern Cape',
  FS: 'Free State',
  LP: 'Limpopo',
  MP: 'Mpumalanga',
  NC: 'Northern Cape',
  NW: 'North West',
} as const
export type Province = keyof typeof PROVINCES
export const PROVINCE_CODES = Object.keys(PROVINCES) as Province[]
