import { box, lines, row, rowOfList, type Rows, table, tableOf } from './row.ts'

/** Grades 4 to 6 label, sort, compare two things and write a few sentences. */
// biome-ignore format: one row is one line
export const MIDDLE_ROWS: Rows = {
  living: [
    row('Draw one living thing that you see here and label four of its parts.', box(5), 4),
    row('Compare two living things that you see here.', tableOf(['Compare', 'First', 'Second'], ['Name', 'Where it lives', 'Special feature']), 6),
    row('Write down three needs of one living thing here, and what gives it each of them.', table(['Need', 'What gives it'], 3), 6),
  ],
  earth: [
    row('Sketch the land, water or rock that you see, or a model of it, and label four things.', box(5), 4),
    row('Describe one form, rock or stretch of water.', tableOf(['Look at', 'What you notice'], ['Shape', 'Colours', 'Size, estimated']), 3),
    row('Explain in three sentences how water, wind or time may have changed this place.', lines(3), 3),
  ],
  sky: [
    row('Draw one thing of the sky and label it with three facts that you learn here.', box(5), 4),
    row('Write down two large numbers that you see or hear, and what each of them counts.', table(['Number', 'What it counts'], 2), 4),
    row('Explain with a drawing why there is day and night.', box(4), 4),
  ],
  science: [
    row('Choose one machine, model or process and watch it closely.', tableOf(['Step', 'My words'], ['I expected', 'I saw', 'I think because']), 6),
    row('Count, time or estimate one thing three times. Write each number with its unit.', table(['First', 'Second', 'Third'], 1), 3),
    row('Draw where energy or material comes from and where it goes. Use arrows and labels.', box(4), 4),
  ],
  making: [
    row('Sketch one building, machine or product and label four parts.', box(5), 4),
    row('Find three materials and say why each was chosen.', table(['Material', 'Where it is used', 'Why'], 3), 6),
    row('Write down the steps by which one thing here is made or moved, in order.', lines(4), 4),
  ],
  enterprise: [
    row('Write down three questions for a person who works here, and the answers.', table(['My question', 'The answer'], 3), 6),
    row('List three kinds of work that you see, and what each person must be able to do.', table(['Work', 'What the person must be able to do'], 3), 6),
    row('Find out what this place uses and what it gives or sells.', table(['What it uses', 'What it gives or sells'], 2), 4),
  ],
  past: [
    row('Draw one object, building or picture. Write who used it or made it, and when.', box(5), 4),
    row('Draw a time line with three events of this place.', box(3), 3),
    row('Compare life then and now in three things.', table(['Then', 'Now'], 3), 6),
  ],
  civic: [
    row('Explain one right that matters here, and the responsibility that goes with it.', tableOf(['What', 'In my words'], ['Right', 'Responsibility']), 4),
    row('Write down two views on one question of fairness that you see or hear here.', table(['One view', 'Another view'], 2), 4),
    row('Write a rule for your class that this place made you think of, with a reason.', lines(2), 2),
  ],
  expression: [
    row('Choose one work, building or custom. Draw a detail that others may not notice.', box(5), 3),
    row('Describe this place with your senses.', tableOf(['Sense', 'My words'], ['I see', 'I hear', 'I feel']), 3),
    row('Write three sentences on what people tell us through what you see or hear here.', lines(3), 3),
  ],
  together: [
    row('Write down your part in the group and one thing that you did well.', lines(2), 2),
    row('Ask two classmates what was hard for them and what helped.', table(['Name', 'What was hard', 'What helped'], 2), 4),
    row('Count your heartbeats for half a minute, at rest and after moving.', table(['At rest', 'After moving'], 1), 2),
  ],
  host: [
    row('Write down two questions before you arrive, and the answers that you get here.', table(['My question', 'The answer'], 2), 4),
    row('Draw what you see or do here and label four things.', box(5), 4),
    row('Write a message of thanks that names one thing you learned.', lines(3), 3),
  ],
  any: [
    rowOfList('Choose two things of the list above. Explain each by what you see or hear here.', lines(3), 4),
    row('Write down one new word that you learn here, and what it means.', lines(2), 2),
    row('Write down one question that is still open, and whom you could ask.', lines(2), 2),
  ],
}
