/** Ten ideas as different as schools are; `file` names the printed plan. */
export const PLAN_IDEAS: readonly { file: string; text: string }[] = [
  {
    file: '01-drakensberg-geography',
    text: 'Grade 10 Geography, 42 learners and 3 teachers from Welkom to the Drakensberg, 6 to 9 May 2027, R3 500 per learner. River landforms and weathering, and they must see rock art. Two vegetarians.',
  },
  {
    file: '02-grade-r-farm-morning',
    text: 'I am a Grade R teacher in Centurion. 32 little ones and 4 adults would love to see cows being milked, Thursday 9 September 2027, nothing overnight, R260 per child. One child is in a wheelchair and one is allergic to eggs.',
  },
  {
    file: '03-cape-town-history-by-air',
    text: 'Matric History, 44 learners and 3 teachers flying from PE to Cape Town, 4 days 7 to 10 June 2027: Robben Island, District Six, slavery at the Cape. R6 500 each, 12 halaal.',
  },
  {
    file: '04-kruger-life-sciences',
    text: 'gr 11 life sci kruger 3 nites 38 lrnrs 3 tchrs frm polokwane 22-25 feb 2027 r3.6k pp big five',
  },
  {
    file: '05-prefect-camp',
    text: 'Leadership camp for 24 prefects from Grades 11 and 12 and 2 staff, Magaliesberg, Friday 29 January to Sunday 31 January 2027 from Roodepoort, R2 600 per learner, ropes, hiking, no swimming.',
  },
  {
    file: '06-wild-coast-service',
    text: 'Sicela uhambo: abafundi abangu-26 be-Grade 11, othisha aba-2, East London to the Wild Coast, 5 days from 5 April 2027, R5 000 umfundi ngamunye. Coastal erosion, Xhosa culture and a beach clean-up.',
  },
  {
    file: '07-whole-grade-johannesburg',
    text: 'All 210 of our Grade 7s with 14 teachers from Tembisa to Johannesburg for one day, Thursday 2 September 2027, Natural Sciences and EMS, R450 per learner, own buses. Robots and experiments they can touch.',
  },
  {
    file: '08-karoo-sterre',
    text: 'Graad 9, 36 leerders (19 seuns en 17 meisies) en 3 onderwysers van Worcester na Sutherland, 2 nagte, 14 tot 16 April 2027, R2 400 per leerder. Sterre kyk en Karoo-fossiele. Twee is veganisties.',
  },
  {
    file: '09-impossible-provinces',
    text: 'Grade 6, 60 learners and 4 teachers from Mahikeng: Gauteng, Limpopo and Mpumalanga in one day, 9 June 2027, R100 per learner, from 20:00 to 18:00',
  },
  {
    file: '10-kimberley-choir',
    text: 'Primary school choir, 48 children aged 10 to 13 with 4 adults from Kimberley, two days in Bloemfontein in the second week of the July holidays, R85 000 for the whole group. They sing at an old-age home, and want stars at night and art by day.',
  },
]
