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
  tectonics: [
    task('Explain', 'find one sign that heat or pressure came from inside the Earth', 'draw a section of the crust that explains it', 'rubric'),
    task('Investigate', 'note grain, colour and layers of one rock and what they tell of its birth', 'place it in the rock cycle with a reason', 'memo'),
  ],
  rivers: [
    task('Observe and explain', 'sketch the bends, banks and bed of the river and mark where it is fast', 'finish an annotated cross-section with what is worn away and laid down', 'rubric'),
    task('Investigate', 'say which part of its course the river has here, with three signs', 'draw the long profile with this place on it', 'memo'),
  ],
  coast: [
    task('Observe and explain', 'sketch the shore and mark what waves wear away and what they lay down', 'finish an annotated field sketch with the direction of the waves', 'rubric'),
    task('Investigate', 'measure the slope of the beach or dune in five steps', 'draw a profile to scale with wind and waves marked', 'memo'),
  ],
  sea: [
    task('Investigate', 'find which current runs here and two things that it brings', 'draw a map of the currents with their effects', 'rubric'),
    task('Evaluate', 'note who uses this sea and which use may harm it', 'write a rule for each use with its reason', 'memo'),
  ],
  'climate-and-vegetation': [
    task('Observe and explain', 'compare two plants or animals and the climate that each is made for', 'draw a climate graph and explain both', 'rubric'),
    task('Investigate', 'note height, slope and side of the sun, and how the plants change with them', 'draw a section with the vegetation on it', 'memo'),
  ],
  conservation: [
    task('Evaluate', 'find two ways in which people help and two in which they harm this place', 'write a conservation plan in five points', 'memo'),
    task('Investigate', 'find which resource is protected here, from whom and at what cost', 'write a fieldwork report with one proposal', 'rubric'),
  ],
  trade: [
    task('Investigate', 'note what is loaded, sold or unloaded, and where it comes from and goes to', 'draw a flow map of the trade', 'memo'),
    task('Explain', 'choose one good and find who earns on its way', 'draw its chain with the share of each', 'rubric'),
  ],
  city: [
    task('Investigate', 'map what the buildings and plots are used for along one street', 'draw a land-use map with a key', 'rubric'),
    task('Compare', 'find two signs of growth and two of decay', 'write a paragraph with a cause of each', 'memo'),
  ],
  farming: [
    task('Investigate', 'find which crops or animals are kept here and how soil, slope and water decide it', 'draw a farm map with a reason on each field', 'rubric'),
    task('Explain', 'find where inputs come from and where the harvest goes', 'draw a flow map of the farm', 'memo'),
  ],
  enterprise: [
    task('Investigate', 'find why the works stands just here, with power, labour, water and roads', 'annotate a sketch map with the reasons for the place', 'rubric'),
    task('Explain', 'note what goes in and what comes out, and who lives from it', 'draw a diagram of the place in the economy', 'memo'),
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
