import { task, type TasksOfFamily } from './task.ts'

// biome-ignore format: one row is one line
export const AGRICULTURE: TasksOfFamily = {
  living: [
    task('Investigate', 'record plants, animals and signs of use along one line of twenty steps', 'write a veld report with a carrying-capacity estimate', 'rubric', 'teken plante, diere en tekens van gebruik langs een lyn van twintig treë aan', 'skryf ’n veldverslag met ’n skatting van die drakrag'),
    task('Compare', 'compare two species by what they eat, need and give', 'complete a table with one recommendation to a farmer', 'memo', 'vergelyk twee spesies volgens wat hulle eet, nodig het en gee', 'voltooi ’n tabel met een aanbeveling aan ’n boer'),
  ],
  earth: [
    task('Investigate', 'describe colour, texture and slope of the ground and where water goes', 'draw a soil or catchment profile', 'rubric', 'beskryf kleur, tekstuur en helling van die grond en waarheen die water gaan', 'teken ’n profiel van die grond of opvanggebied'),
    task('Explain', 'find how water or rock decides what can grow', 'write a land-use plan of one page', 'rubric', 'vind hoe water of rots bepaal wat kan groei', 'skryf ’n grondgebruiksplan van een bladsy'),
  ],
  enterprise: [
    task('Analyse', 'interview the farmer on inputs, yield and risk', 'draw the value chain with a price at each step', 'rubric', 'voer ’n onderhoud met die boer oor insette, opbrengs en risiko', 'teken die waardeketting met ’n prys by elke stap'),
    task('Evaluate', 'score how soil, water, animals or crops are looked after', 'write a farm report with two recommendations', 'memo', 'gee punte vir hoe grond, water, diere of gewasse opgepas word', 'skryf ’n plaasverslag met twee aanbevelings'),
    task('Describe', 'record one day of the work by the hour', 'draw up a production calendar', 'checklist', 'teken een dag se werk uur vir uur aan', 'stel ’n produksiekalender op'),
  ],
  expression: [
    task('Describe', 'ask how people farmed, stored and cooked here before', 'compare it with today in a table', 'memo', 'vra hoe mense hier vroeër geboer, gebêre en gekook het', 'vergelyk dit in ’n tabel met vandag'),
    task('Record', 'collect the names and uses of three local plants or breeds', 'make an identity card for each', 'checklist', 'versamel die name en gebruike van drie plaaslike plante of rasse', 'maak ’n identiteitskaart vir elkeen'),
  ],
  making: [
    task('Analyse', 'follow one product from harvest to packet', 'draw a flow chart with quality checks', 'rubric', 'volg een produk van oes tot pakkie', 'teken ’n vloeidiagram met toetse van gehalte'),
    task('Evaluate', 'find where produce is lost or wasted', 'write two measures with their cost', 'memo', 'vind waar opbrengs verlore gaan of vermors word', 'skryf twee maatreëls met hulle koste'),
  ],
}

// biome-ignore format: one row is one line
export const MATHS: TasksOfFamily = {
  science: [
    task('Apply', 'choose one height, distance or speed, estimate it, then find it by two methods', 'write up both with the percentage error', 'memo', 'kies een hoogte, afstand of spoed, skat dit, en vind dit dan met twee metodes', 'skryf albei op met die persentasie fout'),
    task('Practise', 'count or time something twenty times', 'draw a table and a graph, and find the mean and the range', 'memo', 'tel of meet iets twintig keer', 'teken ’n tabel en ’n grafiek, en vind die gemiddeld en die variasiewydte'),
  ],
  making: [
    task('Use', 'find three shapes, angles or patterns in what was built', 'make a scale drawing with measurements', 'rubric', 'vind drie vorms, hoeke of patrone in wat gebou is', 'maak ’n skaaltekening met mate'),
    task('Work with', 'find a ratio, a slope or a turning speed in one structure or machine', 'set out the calculation with units', 'memo', 'vind ’n verhouding, ’n helling of ’n draaispoed in een struktuur of masjien', 'sit die berekening met eenhede uiteen'),
  ],
  enterprise: [
    task('Work with', 'collect five real prices, fees or shares', 'work out a budget or a growth of ten per cent', 'memo', 'versamel vyf werklike pryse, fooie of aandele', 'werk ’n begroting of ’n groei van tien persent uit'),
    task('Interpret', 'find one table or graph on the wall and question it', 'write three questions with answers for a partner', 'peers', 'vind een tabel of grafiek teen die muur en bevraagteken dit', 'skryf drie vrae met antwoorde vir ’n maat'),
  ],
  earth: [
    task('Use', 'follow the way on a map and pace out one part', 'draw a plan to scale with a key', 'rubric', 'volg die pad op ’n kaart en tree een deel af', 'teken ’n plan op skaal met ’n sleutel'),
    task('Work with', 'read heights and distances from a map or board', 'calculate one gradient and the time of the walk', 'memo', 'lees hoogtes en afstande van ’n kaart of bord af', 'bereken een gradiënt en die tyd van die stap'),
  ],
}
