const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

/** Capitalised words that are no name of a sight: calendar, school, greetings, subjects, languages, forms. */
export const NO_NAMES = set(`
i we our us my you your they he she it its is are was am im id ill weve were do does can could would will shall should may
the a an and or but if so as at in on of to for from by with without not no yes ok please kindly hi hello hey good morning day
afternoon evening dear sir madam maam team all there thanks thank regards greetings sincerely faithfully yours ps nb asap
january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct
nov dec januarie februarie maart mei junie julie augustus oktober desember
monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun mondays tuesdays
wednesdays thursdays fridays saturdays sundays maandag dinsdag woensdag donderdag vrydag saterdag sondag
easter christmas xmas ramadan eid diwali heritage youth freedom human rights womens women day days term terms
week weekend holiday holidays spring summer autumn winter kwartaal paasfees paas
grade grades gr graad std form matric matrics fet get phase foundation intermediate senior junior class classes group
school schools primary secondary high college academy combined prep preparatory laerskool hoerskool skool university
teacher teachers learner learners educator educators principal director deputy hod head sgb sms ems smt dbe wced gde doe caps ieb
mr mrs ms miss dr prof rev mnr mev me juf meneer mevrou pastor father sister coach
english afrikaans zulu isizulu xhosa isixhosa sesotho sotho setswana tswana sepedi pedi tsonga venda siswati ndebele french
german maths math mathematics mathematical literacy science sciences natural physical life orientation skills history
geography biology accounting economics economic management business studies tourism technology technical social creative
arts art visual dramatic drama music consumer hospitality agricultural agriculture religion computer applications
information it cat egd lo ls ns ss wiskunde wetenskap geskiedenis aardrykskunde lewensorientering lewenswetenskappe
date dates budget destination transport venue purpose group size name names contact number tel cell phone email e-mail
note notes special requests request must see total cost costs price per person pp each bus buses taxi coach
muslim muslims christian christians jewish hindu halaal halal kosher vegetarian vegan wheelchair south african africa africans
sa rsa kzn ec wc gp nw nc fs lp mp ec government department education whatsapp zoom google internet uhambo tv ec
north south east west northern southern eastern western cape province provincial state natal gauteng
god bible covid entrepreneurship commerce coordinator olympic excursion educational popia first aid bcoz coz also then after before lunch breakfast supper dinner ons die ek wil asseblief
dankie groete goeie more middag dag vir van met en na by in op te 'n n maar ook
`)

/** After these a name is a person's. */
export const TITLES = set(`
mr mrs ms miss dr prof professor sir madam maam rev reverend pastor father sister brother mnr mev me juf meneer mevrou
dominee ds tannie oom auntie uncle teacher principal coach hod deputy contact dear hi hello hey am im name
regards sincerely faithfully groete by colleague driver learner mom dad nurse
`)

/** With one of these beside it a name is a school's. */
export const SCHOOL_WORDS = set(`
school schools primary secondary high college academy combined prep preparatory laerskool hoerskool skool primer
sekonder kollege akademie ps hs ss
`)

/** Before a name these say that one goes there. */
export const VISITING = set(`
visit visiting see seeing to at tour touring stop stopping via include including into besoek sien na by ingesluit
`)

export const ARTICLES = set('the die')
/** Small words inside a name. */
export const INSIDE_NAMES = set('of the van der de du la le den')

/** One adult who comes along. */
export const PEOPLE = new Set([
  ...TITLES,
  ...set(`
i me myself ek accompanist organist assistant manager matron nurse father mother mom mum dad parent bandmaster conductor pianist deputy physio
rabbi imam priest chaplain doctor medic cook chef secretary caretaker intern student librarian policeman polisieman hoof
afrigter bestuurder verpleegster pa ma ouma oupa gogo uncle aunt wife husband friend umpire referee guide
`),
])
