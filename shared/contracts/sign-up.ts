import * as z from 'zod/mini'
import { isEmailAddress } from '#shared/domain/email-address'
import { SearchId } from './search-id.ts'

/** Control characters, line breaks among them, have no place in a name or an address. */
const plain = z.overwrite((text: string) => text.replaceAll(/\p{Cc}+/gu, ' '))
const line = (message: string, most: number) =>
  z
    .string(message)
    .check(plain, z.trim(), z.minLength(1, message), z.maxLength(most, `Please keep this to ${most} characters.`))
const optionalLine = (most: number) =>
  z.nullish(
    z.string('This must be text.').check(plain, z.trim(), z.maxLength(most, `Please keep this to ${most} characters.`)),
  )
const number = z.nullish(z.int('This must be a whole number.').check(z.positive('This must be above zero.')))

export const EmailAddress = z.string('Please enter your email address.').check(
  z.trim(),
  z.minLength(1, 'Please enter your email address.'),
  z.refine((text) => text === '' || isEmailAddress(text), 'Please enter a valid email, such as thandi@school.co.za.'),
)

export const SignUpRequest = z.object({
  name: line('Please enter your name.', 80),
  lastname: line('Please enter your surname.', 80),
  email: EmailAddress,
  school_name: optionalLine(160),
  address: optionalLine(300),
  suburb: optionalLine(120),
  city: optionalLine(120),
  country_id: number,
  state_id: number,
  latitude: z.nullish(z.number('The latitude must be a number.').check(z.minimum(-90), z.maximum(90))),
  longitude: z.nullish(z.number('The longitude must be a number.').check(z.minimum(-180), z.maximum(180))),
  search_id: z.nullish(SearchId),
})
export type SignUpRequest = z.infer<typeof SignUpRequest>

export const SignedUp = z.object({ username: z.string(), success: z.literal(true) })
export type SignedUp = z.infer<typeof SignedUp>
