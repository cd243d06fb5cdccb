import type { Language } from '../../language.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))

/**
 * Words that tell English from Afrikaans, as the text is normalised: function words, and the nouns that nearly every
 * idea has. A word that is written alike in both ("in", "is", "of", "by", "want", "week") is in neither list.
 */
export const TELLING_WORDS: Record<Language, ReadonlySet<string>> = {
  en: words(`
    the a an and or but with without for from to at on into about between after before than
    i we our us you your they their them it its he she his her this that these those there
    are be been were has have had do does will would can could should must may might need like please
    not no some any all both each other more most also just very if when where which who what how because
    day days night nights grade grades learner learners pupil pupils kids children teacher teachers adults parents
    school class trip tour visit budget leave leaving back home next
    january february march june july august october december`),
  af: words(`
    die 'n en maar met sonder vir van vanaf na aan op uit om te tot oor tussen voor voordat daarna
    ek ons julle jul hulle dit hy sy hierdie daardie daar hier
    het sou sal kan moet mag wil gaan wees kom asseblief graag
    nie geen baie ook net nog elk elkeen almal albei meer ander wanneer waar wat wie hoe omdat sodat
    dag dae nag nagte graad leerder leerders leerling leerlinge kinders onderwyser onderwysers volwassenes ouers
    skool klas uitstappie toer besoek begroting vertrek terug huis volgende
    januarie februarie maart mei junie julie augustus oktober desember`),
}
