import type { Language } from '../../language.ts'

/** The vehicles of the rates, by their ids. A test holds the table against `rates.json`. */
const AF_VEHICLES: Partial<Record<string, string>> = {
  'minibus-taxi-15': 'minibustaxi',
  'minibus-16': 'minibus',
  'midi-22': 'midibus',
  'midi-35': 'halfluukse bus',
  'coach-60': 'luukse of halfluukse toerbus',
  'bus-65': 'gewone skoolbus',
}
export const afVehicle = (id: string): string | undefined => AF_VEHICLES[id]
export const vehicleIn = (language: Language, { id, label }: { id: string; label: string }): string =>
  language === 'af' ? (AF_VEHICLES[id] ?? label) : label
