import type { Airport } from '#shared/domain/catalogue/facts'
import type { Fault, Numbered, ParsedCatalogue } from './parse-files.ts'

/** Flights to an airport that is not on the list, to the airport itself, or that do not come back; codes used twice. */
export function findWrongFlights({ airports, towns }: Pick<ParsedCatalogue, 'airports' | 'towns'>): Fault[] {
  const byCode = new Map(airports.map(({ fact }) => [fact.code, fact]))
  const townNames = new Set(towns.map(({ fact }) => fact.name))
  return airports.flatMap(({ fact, line }: Numbered<Airport>) => {
    const fault = (message: string): Fault => ({ file: 'airports.jsonl', line, message: `${fact.id}: ${message}` })
    const faults = fact.direct.flatMap(({ to, confidence }) => {
      const back = byCode.get(to)?.direct.find((one) => one.to === fact.code)
      if (to === fact.code) return [fault('flies to itself')]
      if (!byCode.has(to)) return [fault(`flies to ${to}, which is not on the list`)]
      return back?.confidence === confidence ? [] : [fault(`${to} does not have the same flight back`)]
    })
    if (byCode.get(fact.code) !== fact) faults.push(fault(`has the code ${fact.code} of another airport`))
    if (!townNames.has(fact.town)) faults.push(fault(`${fact.town} is not a town of the list`))
    return faults
  })
}
