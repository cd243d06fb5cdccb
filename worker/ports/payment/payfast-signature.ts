import { hexOf } from './card-provider.ts'

export type Field = readonly [name: string, value: string]

/** Like PHP's `urlencode`, which PayFast signs: spaces as plus; everything but letters, digits and -_. is escaped. */
export const phpUrlencode = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''))
    .replaceAll(/[!'()*~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')

export const joinFields = (fields: readonly Field[]): string =>
  fields.map(([name, value]) => `${name}=${phpUrlencode(value)}`).join('&')

/** MD5 of the fields in their order, with the passphrase at the end if the account has one. */
export async function signFields(fields: readonly Field[], passphrase: string): Promise<string> {
  const signed = passphrase ? [...fields, ['passphrase', passphrase] as const] : fields
  const digest = await crypto.subtle.digest('MD5', new TextEncoder().encode(joinFields(signed)))
  return hexOf(digest)
}
