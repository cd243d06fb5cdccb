/** National numbers, as in the catalogue's rules; the first one works from any mobile phone. */
export const EMERGENCY_NUMBERS = [
  ['From a mobile phone', '112'],
  ['Ambulance', '10177'],
  ['Police', '10111'],
  ['Childline', '116'],
] as const
