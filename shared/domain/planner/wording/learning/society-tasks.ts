import { task, type TasksOfFamily } from './task.ts'

// biome-ignore format: one row is one line
export const GEOGRAPHY: TasksOfFamily = {
  earth: [
    task('Observe and explain', 'sketch one form of the land, or a model of it, and mark three features', 'finish an annotated sketch with scale and direction', 'rubric'),
    task('Investigate', 'find what was worn away here, what was laid down, and by which force', 'draw a cross-section with processes named', 'memo'),
  ],
  'map-skills': [
    task('Practise', 'follow the route on a map and record three directions and distances', 'draw a sketch map with scale, key and north arrow', 'memo'),
    task('Apply', 'match five things on the ground with their symbols', 'answer a map test made by another group', 'peers'),
  ],
  water: [
    task('Investigate', 'find who uses this water, how much and for what', 'draw a diagram of the catchment with users', 'rubric'),
    task('Explain', 'ask what happens here in a flood and in a drought', 'write a fieldwork report of one page', 'rubric'),
  ],
  living: [
    task('Observe and explain', 'compare two plants or animals and the climate that each is made for', 'draw a climate graph and explain both', 'rubric'),
    task('Evaluate', 'find two ways in which people help and two in which they harm this place', 'write a conservation plan in five points', 'memo'),
  ],
  enterprise: [
    task('Investigate', 'map what the land is used for and ask why it is here', 'draw a land-use map with a key', 'rubric'),
    task('Explain', 'find where inputs come from and where products go', 'draw a flow map of the trade', 'memo'),
  ],
  making: [
    task('Investigate', 'list the ways in which people and goods arrive', 'draw a transport map with a key', 'rubric'),
    task('Compare', 'compare two means of transport by cost, time and load', 'complete a table and recommend one', 'memo'),
  ],
  science: [
    task('Evaluate', 'collect two gains and two costs of this source of energy', 'write a paragraph for and one against it', 'memo'),
    task('Explain', 'find why the plant stands just here', 'annotate a sketch map with four reasons', 'rubric'),
  ],
}

// biome-ignore format: one row is one line
export const HISTORY: TasksOfFamily = {
  past: [
    task('Weigh evidence on', 'choose one object, photograph or text and ask who made it, when and why', 'write a source analysis of five sentences', 'rubric'),
    task('Explain', 'put five events shown there in order and link causes and effects', 'draw an annotated time line', 'memo'),
    task('Compare views on', 'find two people of that time who saw it differently', 'write a short letter from each', 'rubric'),
  ],
  civic: [
    task('Explain', 'find one right or law and who fought for it', 'write a paragraph with two pieces of evidence', 'memo'),
    task('Discuss', 'collect two arguments from those days', 'hold a class debate with roles', 'oral'),
  ],
  expression: [
    task('Interpret', 'look at what is remembered, and at what is left out', 'sketch the sign or symbol and explain its message', 'rubric'),
    task('Record', 'note one story, word or message that was passed on', 'retell it with its source named', 'oral'),
  ],
  making: [
    task('Trace', 'compare three means from different times by speed, power and comfort', 'draw a picture time line with dates', 'memo'),
    task('Explain', 'find one invention and who gained or lost by it', 'write a paragraph with one source', 'rubric'),
  ],
}

// biome-ignore format: one row is one line
export const ECONOMY: TasksOfFamily = {
  enterprise: [
    task('Examine', 'ask what is sold, to whom, at what cost and at what price', 'draw up a simple income statement of one day', 'memo'),
    task('Analyse', 'note inputs, process, outputs and jobs', 'present the business on one poster', 'rubric'),
    task('Evaluate', 'find one strength, weakness, chance and threat', 'write a report of one page with a recommendation', 'rubric'),
  ],
  money: [
    task('Investigate', 'find how money is made, kept or grown, and one cost of each', 'draw up a savings plan for a year', 'memo'),
    task('Explain', 'collect three words of finance with an example of each', 'teach one of them to a partner', 'peers'),
  ],
  'stock-exchange': [
    task('Investigate', 'choose one share and follow its price for a week', 'write a report with a graph and two reasons', 'rubric'),
    task('Work with', 'take down the figures of one listed company', 'work out earnings and dividend of a hundred shares', 'memo'),
  ],
  civic: [
    task('Explain', 'find who decides, who pays and who benefits', 'draw a diagram of the roles with one cost each', 'memo'),
    task('Plan for', 'ask what one hour of help is worth to those who get it', 'write a proposal for a school project with a budget', 'rubric'),
  ],
  together: [
    task('Practise', 'note who led, who planned and who checked in one team task', 'write a self-assessment with two goals', 'peers'),
    task('Evaluate', 'find how one disagreement was solved', 'present it as a case in three minutes', 'oral'),
  ],
  past: [
    task('Explain', 'find what was dug or sold here and who did the work', 'draw cause and effect on wages and towns', 'memo'),
    task('Compare', 'take down three figures of then and now', 'draw a graph with a conclusion', 'rubric'),
  ],
  living: [
    task('Weigh up', 'find what nature gives here that has a price, and what has none', 'write a cost and benefit table', 'memo'),
    task('Evaluate', 'ask how the place pays for its upkeep', 'propose one source of income that does no harm', 'rubric'),
  ],
}

// biome-ignore format: one row is one line
export const HOSPITALITY: TasksOfFamily = {
  enterprise: [
    task('Evaluate', 'score welcome, signs, safety and value from one to five', 'write a visitor report with two proposals', 'rubric'),
    task('Explore', 'interview one member of staff on a working day', 'write a job profile or a service plan', 'checklist'),
    task('Apply', 'collect five facts that a visitor or buyer wants to know', 'design a leaflet with prices and hours', 'rubric'),
  ],
  earth: [
    task('Apply', 'note distances, times and stops of this trip', 'write a tour plan of one day with a map', 'rubric'),
    task('Evaluate', 'find how water or land is looked after for visitors', 'make a checklist for responsible visitors', 'checklist'),
  ],
  past: [
    task('Interpret', 'choose one story of the place that visitors should hear', 'guide classmates with it for two minutes', 'oral'),
    task('Evaluate', 'ask whose heritage is shown and who earns from it', 'write a paragraph with one proposal', 'memo'),
  ],
  expression: [
    task('Describe', 'record one custom, dish, fabric or building style', 'present it on a page with a drawing and its origin', 'rubric'),
    task('Compare', 'compare what is made for guests with what is made for the home', 'complete a table and judge the quality', 'memo'),
  ],
  living: [
    task('Evaluate', 'find three rules that protect the place from its visitors', 'write a code of conduct for school groups', 'checklist'),
    task('Explain', 'find what guests come to see and what would drive it away', 'draw up a plan for the next ten years', 'rubric'),
  ],
  making: [
    task('Analyse', 'follow one product or service from order to delivery', 'draw a flow chart with checks of quality', 'rubric'),
    task('Compare', 'compare two ways to carry people or to keep food', 'complete a table and recommend one', 'memo'),
  ],
  science: [
    task('Evaluate', 'count what is saved, used again and thrown away', 'write a household plan with a saving in rand', 'memo'),
    task('Explain', 'find three ways to use less energy or water', 'make a poster for the kitchen at school', 'rubric'),
  ],
}
