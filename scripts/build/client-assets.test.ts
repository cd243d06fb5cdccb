import { expect, it } from 'vitest'
import { integrityOf } from './client-assets.ts'

it('the integrity of a file is the SHA-384 of its content', () => {
  // Of no content, as FIPS 180-4 gives it.
  expect(integrityOf(new Uint8Array())).toBe('sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb')
})
