import { task, type TasksOfFamily } from './task.ts'

// biome-ignore format: one row is one line
export const AGRICULTURE: TasksOfFamily = {
  living: [
    task('Investigate', 'record plants, animals and signs of use along one line of twenty steps', 'write a veld report with a carrying-capacity estimate', 'rubric'),
    task('Compare', 'compare two species by what they eat, need and give', 'complete a table with one recommendation to a farmer', 'memo'),
  ],
  earth: [
    task('Investigate', 'describe colour, texture and slope of the ground and where water goes', 'draw a soil or catchment profile', 'rubric'),
    task('Explain', 'find how water or rock decides what can grow', 'write a land-use plan of one page', 'rubric'),
  ],
  enterprise: [
    task('Analyse', 'interview the farmer on inputs, yield and risk', 'draw the value chain with a price at each step', 'rubric'),
    task('Evaluate', 'score how soil, water, animals or crops are looked after', 'write a farm report with two recommendations', 'memo'),
    task('Describe', 'record one day of the work by the hour', 'draw up a production calendar', 'checklist'),
  ],
  expression: [
    task('Describe', 'ask how people farmed, stored and cooked here before', 'compare it with today in a table', 'memo'),
    task('Record', 'collect the names and uses of three local plants or breeds', 'make an identity card for each', 'checklist'),
  ],
  making: [
    task('Analyse', 'follow one product from harvest to packet', 'draw a flow chart with quality checks', 'rubric'),
    task('Evaluate', 'find where produce is lost or wasted', 'write two measures with their cost', 'memo'),
  ],
}

// biome-ignore format: one row is one line
export const MATHS: TasksOfFamily = {
  science: [
    task('Apply', 'choose one height, distance or speed, estimate it, then find it by two methods', 'write up both with the percentage error', 'memo'),
    task('Practise', 'count or time something twenty times', 'draw a table and a graph, and find the mean and the range', 'memo'),
  ],
  making: [
    task('Use', 'find three shapes, angles or patterns in what was built', 'make a scale drawing with measurements', 'rubric'),
    task('Work with', 'find a ratio, a slope or a turning speed in one structure or machine', 'set out the calculation with units', 'memo'),
  ],
  enterprise: [
    task('Work with', 'collect five real prices, fees or shares', 'work out a budget or a growth of ten per cent', 'memo'),
    task('Interpret', 'find one table or graph on the wall and question it', 'write three questions with answers for a partner', 'peers'),
  ],
  earth: [
    task('Use', 'follow the way on a map and pace out one part', 'draw a plan to scale with a key', 'rubric'),
    task('Work with', 'read heights and distances from a map or board', 'calculate one gradient and the time of the walk', 'memo'),
  ],
}
