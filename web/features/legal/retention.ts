import { spanOf } from '#shared/domain/retention'

/** The stored records and their retention times, which the cron job also uses (`worker/services/sweep.ts`). */
export const RETENTION: readonly (readonly [what: string, whereKept: string, howLong: string])[] = [
  [
    'Your idea as you wrote it, how we understood it, and the plan',
    'Our database',
    `In an account, until you delete the trip or the account. Without one, ${spanOf('ideas')}, or until the trip is over where that is later`,
  ],
  [
    'A random visitor number, scrambled so that it cannot be turned back',
    'Our database, beside your ideas',
    'As long as the idea',
  ],
  ['The visitor cookie', 'Your browser', `${spanOf('visitorCookie')} after your last idea, or until you delete it`],
  ['A copy of how an idea was understood, without a name', 'Our cache', spanOf('cachedIdeas')],
  ['How far the making of a plan has come', 'Beside the plan', 'As long as the plan'],
  ['Answers kept so that a repeated click makes nothing twice', 'Our database', spanOf('answers')],
  ['Demo requests, with your consent', 'Our database', `${spanOf('requests')}, or until you ask us to erase them`],
  ['Messages that you write to us', 'Our database', `${spanOf('messages')}, or until you ask us to erase them`],
  ['Mail that this site has written', 'Our database', spanOf('mail')],
  ['How often we were made to write to an address or from a network, as scrambled numbers', 'Our mail budget', 'A day'],
  [
    'Orders that were paid',
    'Our database',
    `${spanOf('paidOrders')}, as tax law asks. If you have us erase what we hold, only the sum, the trip, the dates and what was agreed to stay`,
  ],
  [
    'Orders that were not paid, and practice payments',
    'Our database',
    `${spanOf('unpaidOrders')}, or until you ask us to erase them`,
  ],
  ['Your account: name, surname, email, school and address', 'Our database', 'Until the account is closed'],
  ['Your sign-in, scrambled, and links that we mailed to you', 'Our database', 'Hours to days: until they expire'],
  [
    'Which browsers have signed in to your account, as scrambled numbers',
    'Our database',
    `${spanOf('knownDevices')} after the last sign-in, or until you choose a new password by mail or close the account`,
  ],
  ['How often a wrong password was tried at an account, as scrambled numbers', 'Our sign-in budget', 'A day'],
  [
    'Technical logs: route, status, time taken and a request number. No text, address or name',
    'Our hosting provider',
    'As long as the provider keeps logs: days, not months',
  ],
]
