import type { LearningKind } from '../catalogue/concepts.ts'
import type { Language } from '../language.ts'
import type { Occasion } from '../occasions.ts'

/** How a product is assessed, in the words of a plan. */
export const ASSESSMENTS = {
  rubric: 'marked with a rubric of four points',
  checklist: 'marked with a checklist',
  memo: 'marked with a memorandum',
  peers: 'assessed by classmates with two questions',
  oral: 'assessed as an oral with a rubric',
  observed: 'the teacher observes with a checklist',
  portfolio: 'goes into the portfolio with a rubric',
} as const
export type Assessment = keyof typeof ASSESSMENTS
const AF_ASSESSMENTS: Record<Assessment, string> = {
  rubric: 'gemerk met ’n rubriek van vier punte',
  checklist: 'gemerk met ’n kontrolelys',
  memo: 'gemerk met ’n memorandum',
  peers: 'deur klasmaats met twee vrae geassesseer',
  oral: 'mondeling met ’n rubriek geassesseer',
  observed: 'die onderwyser neem met ’n kontrolelys waar',
  portfolio: 'gaan met ’n rubriek in die portefeulje',
}
export const assessedIn = (language: Language, assessed: Assessment): string =>
  (language === 'af' ? AF_ASSESSMENTS : ASSESSMENTS)[assessed]

/** Why it is worth going where the curriculum has no topic, and what learners do there. */
export const REASONS_TO_GO: Record<LearningKind, { reason: string; task: string }> = {
  living: { reason: 'it shows living things where they live', task: 'sketch one of them and note three questions' },
  earth: { reason: 'the land itself is the lesson', task: 'sketch one view and note what may have shaped it' },
  sky: { reason: 'it shows how large the universe is', task: 'write down the largest number heard and what it counts' },
  science: { reason: 'learners try out what they else only read of', task: 'explain to a partner what was a surprise' },
  making: { reason: 'it shows how things are built and made', task: 'sketch one part and say what it does' },
  enterprise: {
    reason: 'learners meet people at work',
    task: 'ask one of them three questions and report the answers',
  },
  past: {
    reason: 'it tells where the life of today comes from',
    task: 'choose one thing that is left of the past and tell its story in class',
  },
  civic: {
    reason: 'it shows how people live together in fairness',
    task: 'note one rule or right and give an example',
  },
  expression: {
    reason: 'it lets learners see and hear what people create',
    task: 'describe one work in five sentences',
  },
  together: {
    reason: 'a class that does something hard together grows',
    task: 'write down one thing that a friend did well',
  },
}

const AF_REASONS_TO_GO: typeof REASONS_TO_GO = {
  living: { reason: 'dit wys lewende dinge waar hulle leef', task: 'skets een van hulle en skryf drie vrae neer' },
  earth: { reason: 'die land self is die les', task: 'skets een uitsig en skryf neer wat dit kon vorm' },
  sky: {
    reason: 'dit wys hoe groot die heelal is',
    task: 'skryf die grootste getal neer wat julle hoor, en wat dit tel',
  },
  science: {
    reason: 'leerders probeer wat hulle anders net van lees',
    task: 'verduidelik vir ’n maat wat ’n verrassing was',
  },
  making: { reason: 'dit wys hoe dinge gebou en gemaak word', task: 'skets een deel en sê wat dit doen' },
  enterprise: {
    reason: 'leerders ontmoet mense by die werk',
    task: 'vra een van hulle drie vrae en doen verslag oor die antwoorde',
  },
  past: {
    reason: 'dit vertel waar die lewe van vandag vandaan kom',
    task: 'kies een ding wat van die verlede oorbly en vertel sy storie in die klas',
  },
  civic: {
    reason: 'dit wys hoe mense in regverdigheid saamleef',
    task: 'skryf een reël of reg neer en gee ’n voorbeeld',
  },
  expression: {
    reason: 'leerders sien en hoor wat mense skep',
    task: 'beskryf een werk in vyf sinne',
  },
  together: {
    reason: '’n klas wat saam iets moeiliks doen, groei',
    task: 'skryf een ding neer wat ’n maat goed gedoen het',
  },
}
export const reasonToGoIn = (language: Language, kind: LearningKind) =>
  (language === 'af' ? AF_REASONS_TO_GO : REASONS_TO_GO)[kind]

/** What learners take home from a trip that is no lesson: no topic of CAPS, and said so. */
export const AIMS: Record<Language, Record<Occasion, readonly [string, string]>> = {
  en: {
    reward: [
      'This trip is a reward and no lesson: it has no CAPS topic, and nobody fills in a worksheet',
      'On the way home each learner thanks one person, and tells what was best',
    ],
    sport: [
      'This trip is for the matches and has no CAPS topic: fair play, and care for players, hosts and kit',
      'After each match the team names one thing that went well and one to work on',
    ],
    music: [
      'This trip is for singing or playing and has no CAPS topic: voices rest, and warm-ups come first',
      'After each performance the group names one thing that the audience felt and one to practise',
    ],
  },
  af: {
    reward: [
      'Hierdie uitstappie is ’n beloning en geen les nie: dit het geen KABV-tema nie, en niemand vul ’n werkblad in nie',
      'Op pad huis toe bedank elke leerder een mens en vertel wat die beste was',
    ],
    sport: [
      'Hierdie toer is vir die wedstryde en het geen KABV-tema nie: regverdige spel, en sorg vir spelers, gashere en toerusting',
      'Ná elke wedstryd noem die span een ding wat goed gegaan het en een om aan te werk',
    ],
    music: [
      'Hierdie toer is vir sing of speel en het geen KABV-tema nie: stemme rus, en opwarming kom eerste',
      'Ná elke optrede noem die groep een ding wat die gehoor gevoel het en een om te oefen',
    ],
  },
}
