/** Real words that differ by one letter from the name of a place; they are not misspellings of it. */
export const WORDS_NEAR_PLACE_NAMES: readonly { word: string; place: string }[] = [
  { word: 'parks', place: 'Parys' },
  { word: 'parts', place: 'Parys' },
  { word: 'paris', place: 'Parys' },
  { word: 'musing', place: 'Musina' },
  { word: 'musica', place: 'Musina' },
  { word: 'britse', place: 'Brits' },
  { word: 'kathy', place: 'Kathu' },
  { word: 'bethel', place: 'Bethal' },
  { word: 'betaal', place: 'Bethal' },
  { word: 'waaihoek', place: 'Waay Hoek' },
  { word: 'rhino', place: 'Rhini' },
  { word: 'atlantic', place: 'Atlantis' },
]
