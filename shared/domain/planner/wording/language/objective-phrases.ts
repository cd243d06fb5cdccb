import { phrase } from './phrase.ts'

/** What learners do, make and show for it, and why it is worth going without a topic. */
export const OBJECTIVE_PHRASES = {
  short: phrase(
    (verb: string, topic: string, place: string, rest: string) => `${verb} ${topic} at ${place}: ${rest}`,
    (verb, topic, place, rest) => `${verb} ${topic} by ${place}: ${rest}`,
  ),
  caps: phrase(
    (subject: string, grade: string, term: string) => `(CAPS ${subject}, ${grade}${term})`,
    (subject, grade, term) => `(KABV ${subject}, ${grade}${term})`,
  ),
  thisTerm: phrase(
    (term: number) => `, usually in term ${term}`,
    (term) => `, gewoonlik in kwartaal ${term}`,
  ),
  laterTerm: phrase(
    (term: number) => `, usually in term ${term}: a first look`,
    (term) => `, gewoonlik in kwartaal ${term}: ’n eerste blik`,
  ),
  earlierTerm: phrase(
    (term: number) => `, usually in term ${term}: revision`,
    (term) => `, gewoonlik in kwartaal ${term}: hersiening`,
  ),
  withoutTopic: phrase(
    (of: { subject: string; grades: string }, other: { topic: string; grade: string }, place: string, rest: string) =>
      `${of.subject}: these stops show no CAPS topic of ${of.grades}, but one of ${other.grade}, ${other.topic}, at ${place}: ${rest}`,
    (of, other, place, rest) =>
      `${of.subject}: hierdie stoppe wys geen KABV-tema van ${of.grades} nie, maar wel een van ${other.grade}, ${other.topic}, by ${place}: ${rest}`,
  ),
  reasonToGo: phrase(
    (place: string, what: string, reason: string, task: string) =>
      `${place} has no CAPS topic of ${what}; a good reason to go: ${reason}; ${task}`,
    (place, what, reason, task) =>
      `${place} het geen KABV-tema van ${what} nie; ’n goeie rede om te gaan: ${reason}; ${task}`,
  ),
  or: { en: ' or ', af: ' of ' },
  atStop: phrase(
    (stop: string) =>
      `Before ${stop} each group writes three questions, asks them there and tells the class the answers in two minutes; assessed by classmates with two questions`,
    (stop) =>
      `Voor ${stop} skryf elke groep drie vrae, vra hulle daar en vertel die klas in twee minute die antwoorde; deur klasmaats met twee vrae geassesseer`,
  ),
  draw: {
    en: 'At school each learner draws what was best and tells the class one thing about it; the teacher observes with a checklist',
    af: 'By die skool teken elke leerder wat die beste was en vertel die klas een ding daarvan; die onderwyser neem met ’n kontrolelys waar',
  },
  tellOthers: {
    en: 'In pairs learners tell another class one thing seen, one thing learned and one question that is left; assessed as an oral with a rubric',
    af: 'In pare vertel leerders vir ’n ander klas een ding wat hulle gesien het, een wat hulle geleer het en een vraag wat oorbly; mondeling met ’n rubriek geassesseer',
  },
  guessFirst: {
    en: 'Before the trip each learner writes down what it may be like, and on the way back what was different and why; the teacher observes with a checklist',
    af: 'Voor die toer skryf elke leerder neer hoe dit dalk sal wees, en op pad terug wat anders was en hoekom; die onderwyser neem met ’n kontrolelys waar',
  },
}
