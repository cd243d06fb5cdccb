import { task, type TasksOfFamily } from './task.ts'

// biome-ignore format: one row is one line
export const SCIENCE: TasksOfFamily = {
  animals: [
    task('Investigate', 'choose one animal and note skin, limbs, mouth and eyes', 'make a labelled drawing that says what each part is for', 'rubric'),
    task('Compare', 'compare two animals of different groups by five features', 'complete a table and place both in a key', 'memo'),
  ],
  plants: [
    task('Investigate', 'draw the leaves of three plants to size and count their parts', 'make a key that tells the three apart', 'rubric'),
    task('Explain', 'find how one plant gets light, water and helpers for its seeds', 'make a labelled drawing with four adaptations', 'memo'),
  ],
  ecosystems: [
    task('Investigate', 'choose one habitat or display and list who makes food there, who eats and who breaks down', 'draw a food web of at least three levels', 'rubric'),
    task('Explain', 'note what is living and what is not in one habitat, and one way in which each depends on the other', 'write what would change if one of them went missing', 'memo'),
  ],
  biodiversity: [
    task('Compare', 'choose two living things and compare five features that help each to survive', 'complete a table and explain one adaptation', 'memo'),
    task('Investigate', 'tally the kinds of plants and animals seen, by the group that each belongs to', 'draw a bar graph of the groups with two conclusions', 'rubric'),
  ],
  conservation: [
    task('Explain', 'find one threat to what lives there and one measure against it', 'write a report of one page with a labelled drawing', 'rubric'),
    task('Evaluate', 'find two ways in which people help this place and two in which they harm it', 'write a letter of advice with two reasons', 'rubric'),
  ],
  'climate-and-vegetation': [
    task('Investigate', 'note rainfall, heat, soil and the shape of the plants in this biome', 'annotate a sketch of one plant with its fit to the climate', 'rubric'),
    task('Compare', 'compare this biome with the one at home by rain, plants and animals', 'complete a table with one reason for each difference', 'memo'),
  ],
  sea: [
    task('Investigate', 'find where three sea animals live between the shore and the deep', 'draw a section of the sea with each in its zone', 'rubric'),
    task('Explain', 'choose one sea animal and find how it moves, breathes and feeds in water', 'make a labelled drawing with three adaptations', 'memo'),
  ],
  coast: [
    task('Observe', 'mark how high the water stands, wait, and mark it again', 'draw the Sun, Moon and Earth that explain the change', 'memo'),
    task('Investigate', 'note what lives or lies at three heights above the water', 'draw a section of the shore with its zones', 'rubric'),
  ],
  fossils: [
    task('Investigate', 'choose one fossil and note what is kept, what is lost and how old it is', 'draw in four steps how it came to be', 'rubric'),
    task('Explain', 'put five fossils or casts in order of age, with one reason each', 'draw a time line to scale', 'memo'),
  ],
  'human-evolution': [
    task('Compare', 'compare two skulls or casts by brow, jaw, teeth and brain case', 'complete a table and say which features changed first', 'memo'),
    task('Explain', 'collect three pieces of evidence that people descend from earlier forms', 'write a scientific explanation that cites all three', 'rubric'),
  ],
  landforms: [
    task('Investigate', 'sketch one form of the land and mark where it is hard and where it wears away', 'annotate the sketch with the forces at work', 'rubric'),
    task('Explain', 'find signs of water, wind or heat on the rock', 'write in five sentences how this surface was made', 'memo'),
  ],
  rocks: [
    task('Compare', 'look at two layers or stones and note colour, grain and hardness', 'draw a labelled cross-section', 'rubric'),
    task('Explain', 'find where the oldest and the youngest layer lie, and how one can tell', 'write up the rock cycle with this place in it', 'memo'),
  ],
  water: [
    task('Investigate', 'judge how clear the water is and note three uses and three dangers to it', 'draw the water cycle of this place', 'rubric'),
    task('Explain', 'trace where the water comes from and where it goes', 'design a simple filter and write its method', 'checklist'),
  ],
  'solar-system': [
    task('Model', 'take down sizes and distances of three bodies in the sky', 'make a scale model or drawing with the scale worked out', 'rubric'),
    task('Explain', 'follow in a model or show how Sun, Earth and Moon move', 'draw day and night, phases or seasons with labels', 'memo'),
  ],
  telescopes: [
    task('Explain', 'find what one instrument can show that eyes cannot', 'write up how it works with a ray or wave drawing', 'memo'),
    task('Compare', 'compare two instruments by what they gather and how large they are', 'complete a table with one discovery of each', 'rubric'),
  ],
  waves: [
    task('Investigate', 'follow one beam, sound or signal from its source to where it is caught', 'draw a ray or wave diagram with labels', 'memo'),
    task('Test', 'change one thing in a demonstration of light or sound and note what happens', 'write it up with variables and a conclusion', 'rubric'),
  ],
  chemistry: [
    task('Test', 'predict, try and record one reaction or mixture three times', 'write up variables, results and a conclusion', 'rubric'),
    task('Explain', 'note what went in, what came out and what gave it away as a change', 'write a word equation with the signs of the reaction', 'memo'),
  ],
  circuits: [
    task('Test', 'build or trace one circuit, change one part and note what happens', 'draw the circuit with symbols and a conclusion', 'rubric'),
    task('Explain', 'find a cell, a switch, a load and a danger in one exhibit', 'draw a circuit diagram with four labels', 'memo'),
  ],
  electricity: [
    task('Explain', 'follow the energy from its source to the plug', 'draw a flow diagram with the change of energy at each step', 'memo'),
    task('Weigh up', 'note output, fuel or flow, water and waste of this station', 'write a paragraph for it and one against, with figures', 'rubric'),
  ],
  energy: [
    task('Investigate', 'find one machine or exhibit and name the energy that goes in and comes out', 'draw an energy chain with what is lost', 'rubric'),
    task('Measure', 'time, count or estimate one thing that changes while energy is used', 'plot a graph and answer three questions on it', 'memo'),
  ],
  forces: [
    task('Investigate', 'find where something is pushed, pulled, lifted or braked', 'draw a free-body diagram of it', 'memo'),
    task('Measure', 'time one moving thing over a known distance three times', 'work out its speed with units and an average', 'rubric'),
  ],
  machines: [
    task('Explain', 'find a lever, a wheel, a gear or a pump and what it makes easier', 'draw it with effort, load and the way of the movement', 'memo'),
    task('Investigate', 'follow the movement through one machine from start to end', 'draw a systems diagram with input, process and output', 'rubric'),
  ],
  control: [
    task('Explain', 'find what a machine senses, decides and does', 'draw a flow chart of one loop', 'memo'),
    task('Test', 'give one command, see what happens, and change it', 'write the improved instruction step by step', 'checklist'),
  ],
  materials: [
    task('Explain', 'find three materials and why each was chosen', 'complete a table of properties and uses', 'memo'),
    task('Investigate', 'follow one material from the ground to what it is used for', 'draw a flow chart with what is lost on the way', 'rubric'),
  ],
  structures: [
    task('Investigate', 'find a frame, a shell or a skeleton and what keeps it from falling', 'draw it with the forces and the strongest part marked', 'rubric'),
    task('Test', 'find three ways in which something was made stronger', 'build one of them from paper at school and load it', 'checklist'),
  ],
  processing: [
    task('Investigate', 'follow one thing from raw material to product', 'draw a flow chart with inputs, outputs and waste', 'rubric'),
    task('Explain', 'find what is heated, cooled, dried or mixed, and why', 'explain one step with the change of state or substance', 'memo'),
  ],
  'healthy-food': [
    task('Investigate', 'list what grows or is made here and which nutrients it gives', 'plan one day of meals with it', 'checklist'),
    task('Explain', 'choose one food and find what the body does with it', 'draw its way from field to body', 'memo'),
  ],
  mining: [
    task('Investigate', 'note each step from rock to metal and the science behind it', 'draw a flow chart with one chemical or physical process explained', 'rubric'),
    task('Weigh up', 'collect two benefits and two costs for people and nature', 'hold a short debate in class', 'oral'),
  ],
  'factory-work': [
    task('Investigate', 'find where a substance changes in this plant and how it is checked', 'write the process with one equation or change of state', 'rubric'),
    task('Evaluate', 'ask what leaves the plant as gas, water or waste', 'write two measures with their cost and gain', 'memo'),
  ],
  waste: [
    task('Investigate', 'sort what is thrown away here by material and by how long it lasts', 'draw a graph with one proposal', 'rubric'),
    task('Explain', 'follow one kind of waste to its end', 'draw its loop, or the place where it breaks', 'memo'),
  ],
  music: [
    task('Investigate', 'listen to three instruments and find what vibrates in each', 'build a simple instrument and explain its pitch', 'rubric'),
    task('Compare', 'find the loudest, the softest, the highest and the lowest sound', 'complete a table of sounds and their sources', 'memo'),
  ],
}
