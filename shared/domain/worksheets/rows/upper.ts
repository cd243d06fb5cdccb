import { box, lines, row, rowOfList, type Rows, table, tableOf } from './row.ts'

/** Grades 7 to 12 observe, measure, compare, ask what a source is worth and argue from evidence. */
// biome-ignore format: one row is one line
export const UPPER_ROWS: Rows = {
  living: [
    row('Observe one living thing or display for three minutes. Keep what you see apart from what may explain it.', table(['What I observe', 'What may explain it'], 3), 6),
    row('Compare two living things by three features.', table(['Feature', 'First', 'Second'], 3), 6),
    row('Estimate how many plants or animals of one kind are here. Say how you arrived at the number.', lines(3), 4),
  ],
  earth: [
    row('Make a field sketch of a view, a layer, a find or a model. Give it a title and four labels.', box(5), 5),
    row('Record three pieces of evidence of how this came to be as it is.', table(['Evidence', 'What it tells us'], 3), 6),
    row('Estimate one height, length, depth or age. Describe your method and how far off you may be.', lines(3), 4),
  ],
  sky: [
    row('Record three figures that you see or hear, with units.', table(['Figure and unit', 'What it measures'], 3), 6),
    row('Draw a diagram of one thing that is explained here: an orbit, a ray, a wave or an instrument.', box(5), 5),
    row('Compare two bodies in the sky by three features.', table(['Feature', 'First', 'Second'], 3), 6),
  ],
  science: [
    row('Choose one demonstration, machine or process and name its variables.', tableOf(['Variable', 'Here it is'], ['What is changed', 'What is measured', 'What stays the same']), 6),
    row('Take five readings, times, counts or estimates of one thing. State the unit.', table(['1', '2', '3', '4', '5', 'Mean'], 1), 6),
    row('Draw the flow of energy, material or information from start to end, with labels.', box(5), 5),
  ],
  making: [
    row('Sketch one structure, machine or product with estimated dimensions.', box(5), 5),
    row('Evaluate three materials that you see.', table(['Material', 'Property that matters', 'A drawback'], 3), 6),
    row('Name one weakness of something that was built or made here, and propose an improvement.', lines(3), 4),
  ],
  enterprise: [
    row('Find out how this place works. Ask somebody who works here, if you may.', tableOf(['Question', 'Answer'], ['What comes in?', 'What is done?', 'What goes out?', 'What can go wrong?']), 8),
    row('Weigh up what this place means for people and nature.', table(['Benefits', 'Costs and risks'], 3), 6),
    row('Describe three groups of people whom this place serves.', table(['Who', 'What they want'], 3), 6),
  ],
  past: [
    row('Choose one source: an object, a text, a picture or a building. Question it.', tableOf(['Question', 'Answer'], ['What is it, from when?', 'Who made it, for whom?', 'What does it show?', 'What does it leave out?']), 8),
    row('Compare two sources on one event or person.', table(['Where they agree', 'Where they differ'], 2), 4),
    row('Explain one event that is told here by a cause and a consequence.', table(['Cause', 'Event', 'Consequence'], 2), 6),
  ],
  civic: [
    row('Note two views on one question that is raised here.', table(['Whose view', 'What they say', 'How you know'], 2), 6),
    row('Which right in the Bill of Rights matters most here? Justify your choice by what you see or hear.', lines(3), 4),
    row('Say what has changed and what still has to change.', table(['What has changed', 'What still has to change'], 2), 4),
  ],
  expression: [
    row('Analyse one work, building, performance or custom.', tableOf(['Question', 'Answer'], ['What form has it?', 'What does it say?', 'To whom?', 'How do you know?']), 8),
    row('Sketch one detail and write three observations beside it.', box(5), 5),
    row('Compare two works, voices, buildings or customs.', table(['Feature', 'First', 'Second'], 3), 6),
  ],
  together: [
    row('Describe one moment when your group had to decide. Who did what, and what followed?', lines(3), 4),
    row('Count your pulse for one minute, three times.', table(['At rest', 'After effort', 'After five minutes'], 1), 3),
    row('Judge your group from 1 to 5 and give evidence.', tableOf(['Skill', '1 to 5', 'Evidence'], ['Listening', 'Planning', 'Safety']), 6),
  ],
  host: [
    row('Prepare three questions that cannot be answered with yes or no, and note the answers.', table(['My question', 'The answer'], 3), 6),
    row('Record what you see or do here, step by step.', lines(4), 4),
    row('Say what you learned that no book could have told you, and why.', lines(3), 4),
  ],
  any: [
    rowOfList('Choose two things of the list above. Explain each with evidence that you see or hear here.', lines(4), 4),
    row('Write down one question that this place leaves open, and how you would find the answer.', lines(3), 3),
    row('Find one statement of fact and one of opinion here. How can you tell them apart?', table(['A fact', 'An opinion', 'How I can tell'], 2), 3),
  ],
}
