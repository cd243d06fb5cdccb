import * as z from 'zod/mini'
import { isEmailAddress } from '#shared/domain/email-address'
import { isPhoneNumber } from '#shared/domain/typed-text'
import { parseSearchId, SearchId } from './search-id.ts'

/** Names and addresses may not contain control characters or line breaks. */
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

export const PersonName = line('Please enter your name.', 80)

export const SignUpRequest = z.object({
  name: PersonName,
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

const PHONE = 'Please enter a telephone number such as 082 123 4567.'
/** The only choice for a country without states. */
export const NO_STATE = 'none'

/** The id of a choice in a list, as a form posts it. */
const chosen = (message: string) =>
  z.pipe(z.string(message).check(z.regex(/^[1-9]\d{0,5}$/, message)), z.transform(Number))
const coordinate = z.optional(z.pipe(z.string().check(z.regex(/^-?\d{1,3}(\.\d+)?$/)), z.transform(Number)))

/** The sign-up form as it is posted. The telephone number is validated and then dropped. */
export const SignUpForm = z.object({
  name: PersonName,
  lastname: line('Please enter your surname.', 80),
  email: EmailAddress,
  phone_number: z.string(PHONE).check(z.refine((phone) => isPhoneNumber(phone), PHONE)),
  school_name: line('Please enter your school or organisation.', 160),
  address: optionalLine(300),
  suburb: line('Please enter the suburb.', 120),
  city: line('Please enter the city.', 120),
  country_id: chosen('Please choose a country.'),
  state_id: z.pipe(
    z
      .string('Please choose a state or province.')
      .check(z.regex(/^(?:none|[1-9]\d{0,5})$/, 'Please choose a state or province.')),
    z.transform((id) => (id === NO_STATE ? null : Number(id))),
  ),
  latitude: coordinate,
  longitude: coordinate,
  search_id: z.optional(z.pipe(z.string(), z.transform(parseSearchId))),
})

/** The body of the API call for a valid form. */
export function toSignUpRequest({ phone_number: _kept, ...form }: z.infer<typeof SignUpForm>): SignUpRequest {
  return {
    ...form,
    latitude: form.latitude ?? null,
    longitude: form.longitude ?? null,
    search_id: form.search_id ?? null,
  }
}

export const SignedUp = z.object({ username: z.string(), success: z.literal(true) })
export type SignedUp = z.infer<typeof SignedUp>
