export interface ThankYouWords {
  title: string
  /** The mail that was sent to the person's address. */
  sent: string
  next: readonly (readonly [when: string, what: string])[]
}

const REQUEST: ThankYouWords = {
  title: 'We have your request.',
  sent: 'We sent a confirmation email to the address you gave.',
  next: [
    ['Now', 'Your answers are with our team.'],
    ['Within one business day', 'A person writes or phones to agree on a time.'],
    ['On the call', 'We open your draft together and look at dates and packages.'],
  ],
}

const PAYMENT: ThankYouWords = {
  title: 'We have your order.',
  sent: 'We sent a confirmation email with the reference and the amount to the address you gave.',
  next: [
    ['Now', 'Your order is placed. If the payment page said practice mode, no money has moved.'],
    ['If you pay by transfer or cash', 'Use this reference, so that the payment finds its trip.'],
    [
      'If plans change',
      'Cancel 30 days or more before the trip and everything is refunded; 15 to 29 days before, half.',
    ],
  ],
}

const MESSAGE: ThankYouWords = {
  title: 'We have your message.',
  sent: 'We sent a confirmation email to the address you gave.',
  next: [
    ['Now', 'Your message is with our team.'],
    ['Within one business day', 'A person reads it and replies by email.'],
  ],
}

/** The reference of an address; anybody can write one, so only a valid reference is shown. */
export const shownReference = (text: string | null): string | null =>
  text !== null && REFERENCE.test(text) ? text : null
const REFERENCE = /^[A-Z0-9-]{2,20}$/

export const wordsWithoutMail = (reference: string | null): string | null =>
  shownReference(reference) !== null
    ? `No email comes for this order, because several were asked for just now. It is kept all the same. Please keep its reference: ${reference}.`
    : null

const WORDS: Readonly<Record<string, ThankYouWords>> = { payment: PAYMENT, contact: MESSAGE }

/** The texts of the page, by the `type` in its address. */
export const thankYouFor = (type: string | null): ThankYouWords =>
  (type !== null && Object.hasOwn(WORDS, type) ? WORDS[type] : undefined) ?? REQUEST
