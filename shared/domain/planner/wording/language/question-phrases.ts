import type { Language } from '../../../language.ts'
import { GRAMMAR } from '../../../itinerary/language/grammar.ts'
import type { QuestionCode } from '../questions.ts'

interface QuestionWords {
  question: string
  changes: string
}
/** What each question asks, and what its answer would change. */
export const QUESTION_WORDS: Record<QuestionCode, Record<Language, QuestionWords>> = {
  place: {
    en: { question: 'Where do you want to go?', changes: 'the whole plan' },
    af: { question: 'Waarheen wil julle gaan?', changes: 'die hele plan' },
  },
  group: {
    en: {
      question: 'How many learners and adults go along?',
      changes: 'the bus, the beds and the price for each learner',
    },
    af: {
      question: 'Hoeveel leerders en volwassenes gaan saam?',
      changes: 'die bus, die beddens en die prys vir elke leerder',
    },
  },
  dates: {
    en: { question: 'On which day do you leave?', changes: 'what is open, and the season' },
    af: { question: 'Op watter dag vertrek julle?', changes: 'wat oop is, en die seisoen' },
  },
  origin: {
    en: { question: 'Where does the bus leave from?', changes: 'the drives, the hours and the price of the bus' },
    af: { question: 'Waarvandaan vertrek die bus?', changes: 'die ritte, die tye en die prys van die bus' },
  },
  grade: {
    en: { question: 'Which grade is it?', changes: 'the places that suit, and what is learnt' },
    af: { question: 'Watter graad is dit?', changes: 'watter plekke pas, en wat geleer word' },
  },
  budget: {
    en: {
      question: 'What may it cost for each learner?',
      changes: 'the places, beds and vehicles that are chosen',
    },
    af: {
      question: 'Wat mag dit vir elke leerder kos?',
      changes: 'watter plekke, beddens en voertuie gekies word',
    },
  },
  days: {
    en: { question: 'May the trip be longer?', changes: 'what there is time for, the beds and the price' },
    af: { question: 'Mag die toer langer wees?', changes: 'waarvoor daar tyd is, die beddens en die prys' },
  },
}

/** Answers as sentences that can be added to the idea: the parser reads each of them. */
export const ANSWERS: Record<
  Language,
  {
    place: (name: string) => string
    group: (learners: number, teachers: number) => string
    dates: (day: string) => string
    origin: (name: string) => string
    grade: (grade: number) => string
    budget: (rand: string) => string
    days: (days: number) => string
    noRoom: (text: string, question: string) => string
  }
> = {
  en: {
    place: (name) => `We want to go to ${name}.`,
    group: (learners, teachers) => `We are ${learners} learners and ${teachers} teachers.`,
    dates: (day) => `We leave on ${day}.`,
    origin: (name) => `We leave from ${name}.`,
    grade: (grade) => `They are in ${GRAMMAR.en.grades(grade, grade)}.`,
    budget: (rand) => `Our budget is ${rand} per learner.`,
    days: (days) => `The trip takes ${days} days.`,
    noRoom: (text, question) => `There is no room for “${text}”. ${question}`,
  },
  af: {
    place: (name) => `Ons wil na ${name} gaan.`,
    group: (learners, teachers) => `Ons is ${learners} leerders en ${teachers} onderwysers.`,
    dates: (day) => `Ons vertrek op ${day}.`,
    origin: (name) => `Ons vertrek van ${name}.`,
    grade: (grade) => `Hulle is in ${GRAMMAR.af.grades(grade, grade)}.`,
    budget: (rand) => `Ons begroting is ${rand} per leerder.`,
    days: (days) => `Die toer duur ${days} dae.`,
    noRoom: (text, question) => `Daar is nie plek vir “${text}” nie. ${question}`,
  },
}
