import { describe, expect, it } from 'vitest'
import { NATURE_AUTHORITIES } from '#shared/domain/catalogue/nature-authorities'
import { HOSTS } from '#shared/domain/catalogue/stop-sorts'
import { PROVINCE_CODES } from '#shared/domain/provinces'
import { hostIn, hostOfStop } from './arrange-phrases.ts'

describe('whom a school asks', () => {
  it('in a park or reserve is its office, with who runs most reserves of the province', () => {
    for (const province of PROVINCE_CODES)
      expect(hostOfStop('en', 'reserve-office', province)).toContain(NATURE_AUTHORITIES[province].en)
  })
  it('elsewhere depends on no province', () => {
    const others = HOSTS.map(({ code }) => code).filter((code) => code !== 'reserve-office')
    expect(others.map((code) => hostOfStop('af', code, 'WC'))).toEqual(others.map((code) => hostIn('af', code)))
  })
})
