/** Somebody else pays or lends: the clause is a limit, whatever else it names. */
const PAID_BY_OTHERS =
  /(?<![a-z])(?:sponsored|donated|funded|subsidi[sz]ed|covered|paid(?: for)?|geborg|betaal|geskenk|lent)(?: already)? (?:by|from|deur)(?![a-z])|(?<!(?:we|they|i|you|who|parents|learners|kids|child|children|to|can|must|will|each|ons|ouers) )(?<![a-z])(?:sponsors|donates|lends?|donate|subsidi[sz]es|borg|takes? care of|foots|chips? in|covers the)(?![a-z])|(?<![a-z])(?:already|klaar|reeds) (?:bought|paid|gekoop|betaal)(?![a-z])|(?<![a-z])(?:bought|paid|gekoop|betaal) (?:already|klaar|reeds)(?![a-z])|(?:buy|pay for|koop) (?:it |them )?(?:themselves|ourselves|self)(?![a-z])/u
const PAYS =
  /(?<! n )(?<![a-z])(?:complimentary|pays?|paid|paying|sponsors?|sponsored|donat(?:e|es|ed|ion)|free|covers?|covered|funds?|funded|subsidi[sz]es?|betaal|borg|dra die|gratis|verniet|included|excluded|excluding|not in it|come out of|comes out of|vouchers?|bursary|tips?|deposit|allocation|raffle)(?![a-z])|(?<![a-z])r ?\d/u
/** What the families pay and what the group has is the budget. */
const OF_THE_BUDGET =
  /(?<![a-z])(?:kids|learners?|child|children|parents?|ouers|kinders|leerders|we|they|ons|hulle|i) (?:self |can |will |must |only |each |has |have |kan |sal )*(?:pays?|paid|brings?|betaal|bring|contribute)(?: self)? ?(?:about |around |sowat )?[r¤~]|(?:the rest is|free day|free time|feel free)|(?:not|nie) (?:above|over|more than|meer as|bo) r ?\d|insurance|never pay|(?:can't|cannot) (?:pay|afford) more|(?:hold|holds|raised|fundraised|have|has|had|hou|het) (?:about |only )?(?:r ?\d|~)/u

export const isPaidByOthers = (said: string): boolean => PAID_BY_OTHERS.test(said)
/** `open` has marks for the amounts that fields have read. */
export const isAboutMoney = (said: string, open: string): boolean => isPaidByOthers(said) || PAYS.test(open)
export const isOfBudget = (said: string): boolean => OF_THE_BUDGET.test(said)
