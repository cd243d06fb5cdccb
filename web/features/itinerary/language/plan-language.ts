import { createContext, use } from 'react'
import type { Language } from '#shared/domain/language'
import { PAGE_WORDS, type PageWords } from './page-words.ts'

export const LanguageContext = createContext<Language>('en')

interface PlanLanguage {
  language: Language
  words: PageWords
  /** For the attribute of a part that is in it; undefined where it is the page's own. */
  lang: Language | undefined
}
/** In which language the parts of a plan are shown that are in both. */
export function usePlanLanguage(): PlanLanguage {
  const language = use(LanguageContext)
  return { language, words: PAGE_WORDS[language], lang: language === 'en' ? undefined : language }
}
