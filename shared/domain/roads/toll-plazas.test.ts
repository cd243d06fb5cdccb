import { describe, expect, it } from 'vitest'
import { readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { plazasOn } from './toll-plazas.ts'

const facts = readFacts()
const townOf = (name: string) => facts.towns.find((town) => town.name === name)!
const between = (from: string, to: string) => {
  const way = facts.roads.findWay(townOf(from), townOf(to))!
  return [...new Set(way.links.flatMap((link) => plazasOn(link, facts.tollPlazas).map(({ name }) => name)))]
}

describe('toll plazas', () => {
  it.each([
    ['Johannesburg', 'Durban', ['De Hoek', 'Wilge', 'Tugela', 'Mooi', 'Mariannhill']],
    ['Durban', 'Johannesburg', ['Mariannhill', 'Mooi', 'Tugela', 'Wilge', 'De Hoek']],
    ['Johannesburg', 'Bloemfontein', ['Grasmere', 'Vaal', 'Verkeerdevlei']],
    ['Pretoria', 'Polokwane', ['Pumulani', 'Carousel', 'Kranskop', 'Nyl']],
    ['Pretoria', 'Mbombela', ['Diamond Hill', 'Middelburg', 'Machado']],
    ['Cape Town', 'Worcester', ['Huguenot Tunnel']],
    ['Plettenberg Bay', 'Gqeberha', ['Tsitsikamma']],
  ])('from %s to %s: %j', (from, to, names) => expect(between(from, to)).toEqual(names))

  it.each([
    ['Johannesburg', 'Pretoria'],
    ['Cape Town', 'Stellenbosch'],
    ['Gqeberha', 'East London'],
    ['Bloemfontein', 'Kimberley'],
  ])('none from %s to %s', (from, to) => expect(between(from, to)).toEqual([]))

  it('each stand on a road of the graph', () => {
    const { graph } = facts.roads
    const found = new Set(
      graph.allBranches.flatMap(({ link, from, to }) =>
        plazasOn(
          {
            link,
            minutes: 0,
            begins: graph.points[from]!,
            ends: graph.points[to]!,
          },
          facts.tollPlazas,
        ),
      ),
    )
    expect(facts.tollPlazas.filter((plaza) => !found.has(plaza)).map(({ id }) => id)).toEqual([])
  })
})
