import { task, type TasksOfFamily } from './task.ts'

// biome-ignore format: one row is one line
export const EARLY: TasksOfFamily = {
  living: [
    task('Look closely at', 'choose one animal or plant and show with the body how it lives', 'draw it with three labels', 'observed'),
    task('Talk about', 'find something big, something small and something hidden', 'tell the class which is which and why', 'observed'),
    task('Find out about', 'look for one animal or plant that we know from home', 'model it in clay or dough at school', 'observed'),
  ],
  earth: [
    task('Look closely at', 'feel, with the teacher, something hard, something soft and something wet', 'draw the place with a sky and a ground', 'observed'),
    task('Talk about', 'look for one thing that is very old and one that is new', 'put pictures of the visit in order', 'observed'),
    task('Practise', 'point out what is near, far, left and right', 'make a picture map of the visit together', 'observed'),
  ],
  sky: [
    task('Talk about', 'look for the Sun, the Moon and a star in a picture or model', 'paint day and night on one page', 'observed'),
    task('Find out about', 'act out how the Earth turns', 'tell the story of one night', 'observed'),
  ],
  science: [
    task('Try out', 'guess what will happen, look, and say it', 'sort pictures of what was tried in order', 'observed'),
    task('Practise', 'count three kinds of things on the way round', 'make a picture graph together', 'observed'),
  ],
  making: [
    task('Find out about', 'name the parts of one thing that moves, holds or carries', 'build it from boxes and blocks', 'observed'),
    task('Look for', 'find a circle, a square and a line in what people made', 'print a pattern with the shapes', 'observed'),
    task('Talk about', 'follow how one thing is made from start to end', 'put four pictures of it in order', 'observed'),
  ],
  enterprise: [
    task('Find out about', 'ask one person what they do all day', 'act out that work in class', 'observed'),
    task('Talk about', 'find where one thing that we eat or use comes from', 'draw its way to our home', 'observed'),
    task('Look at', 'taste, smell or touch, where it is allowed, and name it', 'sort pictures into two groups', 'observed'),
  ],
  past: [
    task('Talk about', 'find one thing that grandparents knew and we do not', 'draw it beside what we use today', 'observed'),
    task('Find out about', 'listen to one story of the place', 'act it out in small groups', 'observed'),
  ],
  civic: [
    task('Talk about', 'find one rule of the place and why it is there', 'make one class promise and sign it', 'observed'),
    task('Practise', 'do one helpful thing together', 'draw who was helped', 'observed'),
  ],
  expression: [
    task('Enjoy', 'look and listen for one minute and show with the body what it says', 'paint what was liked best', 'observed'),
    task('Join in with', 'learn a short song, rhythm, pattern or greeting', 'share it with another class', 'observed'),
    task('Retell', 'listen for the beginning, the middle and the end', 'draw three pictures and tell the story', 'observed'),
  ],
  together: [
    task('Practise', 'do one game or path with a partner and keep to the rules', 'show it again on the playground', 'observed'),
    task('Talk about', 'help a friend with one thing that is hard', 'draw a picture of helping and tell of it', 'observed'),
  ],
}

// biome-ignore format: one row is one line
export const SCIENCE: TasksOfFamily = {
  living: [
    task('Investigate', 'choose one habitat or display and list who makes food there, who eats and who breaks down', 'draw a food web of at least three levels', 'rubric'),
    task('Compare', 'choose two living things and compare five features that help each to survive', 'complete a table and explain one adaptation', 'memo'),
    task('Explain', 'find one threat to what lives there and one measure against it', 'write a report of one page with a labelled drawing', 'rubric'),
  ],
  animals: [
    task('Investigate', 'choose one animal and note skin, limbs, mouth and eyes', 'make a labelled drawing that says what each part is for', 'rubric'),
    task('Compare', 'compare two animals of different groups by five features', 'complete a table and place both in a key', 'memo'),
  ],
  plants: [
    task('Investigate', 'draw the leaves of three plants to size and count their parts', 'make a key that tells the three apart', 'rubric'),
    task('Explain', 'find how one plant gets light, water and helpers for its seeds', 'make a labelled drawing with four adaptations', 'memo'),
  ],
  earth: [
    task('Compare', 'look at two layers, forms or finds and note colour, size and texture', 'draw a labelled cross-section', 'rubric'),
    task('Explain', 'collect three pieces of evidence of how it came about', 'write a scientific explanation with a time line', 'memo'),
  ],
  water: [
    task('Investigate', 'judge how clear the water is and note three uses and three dangers to it', 'draw the water cycle of this place', 'rubric'),
    task('Explain', 'trace where the water comes from and where it goes', 'design a simple filter and write its method', 'checklist'),
  ],
  sky: [
    task('Model', 'take down sizes and distances of three bodies in the sky', 'make a scale model or drawing with the scale worked out', 'rubric'),
    task('Explain', 'find what one instrument can show that eyes cannot', 'write up how it works with a ray or wave drawing', 'memo'),
  ],
  science: [
    task('Test', 'predict, try and record one demonstration or machine three times', 'write it up with variables, results and a conclusion', 'rubric'),
    task('Explain', 'follow the energy, the force or the signal from its source to its use', 'draw a flow diagram with labels and units', 'memo'),
    task('Measure', 'time, count or estimate one thing that changes', 'plot a graph and answer three questions on it', 'memo'),
  ],
  making: [
    task('Explain', 'find three materials or parts and why each was chosen', 'complete a table of properties and uses', 'memo'),
    task('Investigate', 'follow one thing from raw material to product', 'draw a flow chart with inputs, outputs and waste', 'rubric'),
  ],
  enterprise: [
    task('Investigate', 'note each step of the work and the science behind it', 'draw a flow chart with one chemical or living process explained', 'rubric'),
    task('Weigh up', 'collect two benefits and two costs for people and nature', 'hold a short debate in class', 'oral'),
  ],
  expression: [
    task('Investigate', 'listen to three instruments and find what vibrates in each', 'build a simple instrument and explain its pitch', 'rubric'),
    task('Compare', 'find the loudest, the softest, the highest and the lowest sound', 'complete a table of sounds and their sources', 'memo'),
  ],
}

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
