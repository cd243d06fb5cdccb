/** What a text says of one sight: "About the dairy: 90 minutes, open 09:00 to 15:00, R60 each." */
export interface OwnFacts {
  name: string
  opens: string | null
  closes: string | null
  rand: number | null
}

const ABOUT = /(?:^|(?<=[.!?\n] ?))About [^:\n]+: (?:\d+ minutes|open \d|R\d)[^\n]*?\.(?=\s|$)/gu

export const ownFactsOf = (text: string): OwnFacts[] =>
  (text.match(ABOUT) ?? []).map((sentence) => {
    const [head = '', ...rest] = sentence.split(': ')
    const facts = rest.join(': ')
    const hours = /open (\d\d:\d\d) to (\d\d:\d\d)/u.exec(facts)
    const rand = /R(\d+) each/u.exec(facts)
    return {
      name: head.slice('About '.length),
      opens: hours?.[1] ?? null,
      closes: hours?.[2] ?? null,
      rand: rand ? Number(rand[1]) : null,
    }
  })

/** The text without such sentences, whose numbers are not those of the trip; as long as before. */
export const withoutOwnFacts = (text: string): string =>
  text.replaceAll(ABOUT, (sentence) => ' '.repeat(sentence.length))
