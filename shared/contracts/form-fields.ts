import * as z from 'zod/mini'
import { isEmailAddress } from '#shared/domain/email-address'
import { isPhoneNumber, readTypedCount, toLine, toText } from '#shared/domain/typed-text'

const LINE_CHARACTERS = 200
const tooLong = (most: number) =>
  `Please keep this to ${String(most).replace(/\B(?=(\d{3})+$)/g, '\u00a0')} characters or fewer.`

const emptyIsNull = z.transform((text: string | null | undefined) => text || null)

/** A required single line; the message says what to enter. */
export const requiredLine = (message: string) =>
  z
    .string(message)
    .check(z.overwrite(toLine), z.minLength(1, message), z.maxLength(LINE_CHARACTERS, tooLong(LINE_CHARACTERS)))

/** An optional single line; an empty one is null. */
export const optionalLine = z.pipe(
  z.nullish(
    z.string('Please enter text.').check(z.overwrite(toLine), z.maxLength(LINE_CHARACTERS, tooLong(LINE_CHARACTERS))),
  ),
  emptyIsNull,
)

export const requiredTextOf = (most: number, message: string) =>
  z.string(message).check(z.overwrite(toText), z.minLength(1, message), z.maxLength(most, tooLong(most)))

export const optionalTextOf = (most: number) =>
  z.pipe(
    z.nullish(z.string('Please enter text.').check(z.overwrite(toText), z.maxLength(most, tooLong(most)))),
    emptyIsNull,
  )

export const requiredEmail = (message: string) =>
  z.string(message).check(
    z.trim(),
    z.refine((address) => isEmailAddress(address), message),
  )

const PHONE_MESSAGE = 'Please enter a telephone number such as 082 123 4567.'

export const optionalPhone = z.pipe(
  z.nullish(
    z.string(PHONE_MESSAGE).check(
      z.overwrite(toLine),
      z.refine((phone) => phone === '' || isPhoneNumber(phone), PHONE_MESSAGE),
    ),
  ),
  emptyIsNull,
)

const MOST_PEOPLE = 100_000

/** A number of people, as a number or as typed text. */
export const optionalCount = (message: string) =>
  z.pipe(
    z.nullish(
      z.union([z.string(), z.number()], message).check(
        z.refine((typed) => {
          if (typeof typed === 'string' && typed.trim() === '') return true
          const count = typeof typed === 'number' ? typed : readTypedCount(typed)
          return count !== null && Number.isInteger(count) && count >= 0 && count <= MOST_PEOPLE
        }, message),
      ),
    ),
    z.transform((typed) => (typeof typed === 'string' ? readTypedCount(typed) : (typed ?? null))),
  )

const DAY_MESSAGE = 'Please enter a date such as 2027-07-05.'

export const optionalDay = z.pipe(
  z.nullish(z.union([z.literal(''), z.iso.date(DAY_MESSAGE)], DAY_MESSAGE)),
  emptyIsNull,
)
