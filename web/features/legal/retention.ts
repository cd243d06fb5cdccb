/** What the site keeps and for how long, as the code does it today; docs/operations.md holds the same for operators. */
export const RETENTION: readonly (readonly [what: string, whereKept: string, howLong: string])[] = [
  [
    'Your idea as you wrote it, how we understood it, and the plan',
    'Our database',
    'Until you ask us to erase it. There is no automatic end yet',
  ],
  [
    'A random visitor number, scrambled so that it cannot be turned back',
    'Our database, beside your ideas',
    'As long as the idea',
  ],
  ['The visitor cookie', 'Your browser', '182 days after your last idea, or until you delete it'],
  ['A copy of how an idea was understood, without a name', 'Our cache', '2 days'],
  ['Answers kept so that a repeated click makes nothing twice', 'Our database', '1 day'],
  ['Demo requests, with your consent', 'Our database', '2 years, or until you ask us to erase them'],
  ['Messages that you write to us', 'Our database', '1 year, or until you ask us to erase them'],
  ['Mail that this site has written', 'Our database', '90 days'],
  [
    'Orders',
    'Our database',
    'Until you ask us to erase them, or longer only where tax or company law makes us keep them',
  ],
  ['Your account: name, surname, email, school and address', 'Our database', 'Until the account is closed'],
  ['Your sign-in, scrambled, and links that we mailed to you', 'Our database', 'Hours to days: until they expire'],
  [
    'Technical logs: route, status, time taken and a request number. No text, address or name',
    'Our hosting provider',
    'As long as the provider keeps logs: days, not months',
  ],
]
