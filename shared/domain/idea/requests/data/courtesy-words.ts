/** Greetings and thanks: they stand in no list of what was read. */
export const COURTESY_WORDS: ReadonlySet<string> = new Set(
  `hi hiya hello hey hallo dear liewe beste geagte sir madam ma'am mam good day morning afternoon evening greetings goeie dag more middag aand
  thanks thank you thx tx please pls plz asb asseblief dankie baie groete kind best warm warmly regards sincerely faithfully yours cheers
  ok okay yes yebo ja no nee oh ah um uh ha haha lol so well now then and en the die
  sawubona sanibonani molo molweni dumela dumelang ngiyabonga siyabonga enkosi leboha`.split(/\s+/u),
)
