import { box, circle, row, rowOfList, type Rows, table } from './row.ts'

/** Grades R to 3 draw, circle, count and tell; the teacher reads aloud, and nothing has marks. */
// biome-ignore format: one row is one line
export const EARLY_ROWS: Rows = {
  living: [
    row('Draw one animal or plant that you see here. Use its own colours.', box(5), 0),
    row('How many kinds of animals or plants can you find? Make a mark for each.', box(2), 0),
    row('What does it need to live? Put a circle around each word.', circle('water', 'light', 'air', 'food', 'a home'), 0),
  ],
  earth: [
    row('Draw the biggest thing here that nature made.', box(5), 0),
    row('Look at a stone or at the ground. Put a circle around the words for it.', circle('hard', 'soft', 'wet', 'dry', 'rough', 'smooth'), 0),
    row('Find three colours that nature has here. Colour one block with each.', table(['First', 'Second', 'Third'], 1), 0),
  ],
  sky: [
    row('Draw what is in the sky at night.', box(5), 0),
    row('What can we see in the sky by day? Put a circle around each word.', circle('the Sun', 'the Moon', 'a cloud', 'a bird', 'a lamp'), 0),
    row('Count the round things in one picture or model. Make a mark for each.', box(2), 0),
  ],
  science: [
    row('Draw one thing here that moves, lights up or is used again.', box(5), 0),
    row('Choose one kind of thing and count it on the way round. Make a mark for each.', box(2), 0),
    row('What did you use to find out? Put a circle around each word.', circle('eyes', 'ears', 'hands', 'nose'), 0),
  ],
  making: [
    row('Draw one thing here that people built or made.', box(5), 0),
    row('Look for shapes in what people made. Make a mark for each that you find.', table(['Circle', 'Square', 'Triangle'], 1), 0),
    row('What is it made of? Put a circle around each word.', circle('wood', 'metal', 'stone', 'glass', 'cloth', 'clay'), 0),
  ],
  enterprise: [
    row('Draw one person at work here, with something that the work needs.', box(5), 0),
    row('Count the people whom you see at work. Make a mark for each.', box(2), 0),
    row('What do people do here? Put a circle around each word.', circle('grow', 'make', 'sell', 'carry', 'show', 'clean'), 0),
  ],
  past: [
    row('Draw one thing here that is from long ago.', box(5), 0),
    row('What do you find here? Put a circle around each.', circle('an old picture', 'an old tool', 'an old house', 'a name', 'a flag'), 0),
    row('Draw how something was done long ago, and how we do it now.', table(['Long ago', 'Now'], 3), 0),
  ],
  civic: [
    row('Draw people who help each other.', box(5), 0),
    row('How do we behave here? Put a circle around each.', circle('we listen', 'we share', 'we push', 'we wait our turn', 'we shout'), 0),
    row('Find one sign or rule of this place. Draw it.', box(4), 0),
  ],
  expression: [
    row('Draw the colours and shapes that you like best here.', box(5), 0),
    row('How does this place make you feel? Put a circle around each word.', circle('happy', 'calm', 'sad', 'surprised', 'proud'), 0),
    row('Be quiet for one minute. Make a mark for each sound that you hear.', box(2), 0),
  ],
  together: [
    row('Draw your group and what you do together here.', box(5), 0),
    row('What did you do today? Put a circle around each word.', circle('walked', 'climbed', 'balanced', 'waited', 'helped', 'laughed'), 0),
    row('Count how often you tried something new. Make a mark for each.', box(2), 0),
  ],
  host: [
    row('Draw one thing that you see or do here.', box(5), 0),
    row('What do we say to people who help us? Put a circle around each.', circle('good morning', 'please', 'thank you', 'hurry up'), 0),
    row('Count the people whom you meet here. Make a mark for each.', box(2), 0),
  ],
  any: [
    row('Draw one thing to show at home.', box(4), 0),
    rowOfList('Your teacher reads the list above. Draw one thing of the list that you found.', box(4), 0),
    row('Tell a friend what you liked. Draw what your friend liked.', box(4), 0),
  ],
}
