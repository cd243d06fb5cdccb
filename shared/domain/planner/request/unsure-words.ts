/** The words that may give a fact, for a note that would else say that it was not given. */
export const wordsOf = (words: string | undefined): { words?: string } => (words === undefined ? {} : { words })
