import type { ShownLanguage } from './shown-language.ts'

/** Which parts of the page are in Afrikaans, and the way to the other language: a plain link, which works without script. */
export function LanguageSwitch({ language, otherAddress }: ShownLanguage) {
  if (otherAddress === undefined) return null
  return language === 'af' ? (
    <p lang="af" className="mt-3 max-w-[42rem] text-small text-ink-2">
      Die plan is in Afrikaans; name van plekke, pakkette, kontroles en werkblaaie is in Engels.{' '}
      <a href={otherAddress} hrefLang="en" lang="en" className="print:hidden">
        Read the plan in English
      </a>
    </p>
  ) : (
    <p className="mt-3 text-small print:hidden">
      <a href={otherAddress} hrefLang="af" lang="af">
        Lees die plan in Afrikaans
      </a>
    </p>
  )
}
