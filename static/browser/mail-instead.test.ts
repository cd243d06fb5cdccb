import { expect, test } from 'vitest'
import { mailAddress } from './mail-instead.ts'

test('the mail has every filled field of the form in words, one on a line', () => {
  const address = mailAddress('Demo request', {
    school_name: 'Hoërskool Kroonstad & Co',
    studentCount: 40,
    trip_types: ['Cultural', 'Sports'],
    agree_to_contact: true,
    needs_transport: false,
    message: '',
    phone: null,
  })
  const { protocol, searchParams } = new URL(address)
  expect([protocol, searchParams.get('subject')]).toEqual(['mailto:', 'Demo request'])
  expect(searchParams.get('body')?.split('\r\n')).toEqual([
    'school name: Hoërskool Kroonstad & Co',
    'student count: 40',
    'trip types: Cultural, Sports',
    'agree to contact: yes',
  ])
})
