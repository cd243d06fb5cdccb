import { task, type TasksOfFamily } from './task.ts'

// biome-ignore format: one row is one line
export const EARLY: TasksOfFamily = {
  animals: [
    task('Look closely at', 'choose one animal and show with the body how it moves, eats and rests', 'draw it with three labels', 'observed'),
    task('Find out about', 'look for an animal with fur, one with feathers and one with scales', 'sort pictures of them into three groups', 'observed'),
  ],
  plants: [
    task('Look closely at', 'find a root, a stem, a leaf and a flower', 'draw a plant with its parts', 'observed'),
    task('Find out about', 'touch and smell three leaves, where it is allowed', 'make a leaf print with the name of each', 'observed'),
  ],
  livestock: [
    task('Find out about', 'see what one farm animal eats and what it gives us', 'match pictures of animals with milk, wool, eggs and meat', 'observed'),
    task('Look at', 'look for a mother and her young and say how they are alike', 'draw both with their names', 'observed'),
  ],
  'healthy-food': [
    task('Talk about', 'find one food here that helps us to grow and say why', 'plan a healthy lunch box in pictures', 'observed'),
    task('Find out about', 'wash hands, then taste, smell or touch one food, where it is allowed', 'sort pictures into every day and now and then', 'observed'),
  ],
  farming: [
    task('Talk about', 'find where one thing that we eat or use comes from', 'draw its way to our home', 'observed'),
    task('Look at', 'see soil, seed, plant and harvest, and what the farmer does at each', 'put four pictures in order', 'observed'),
  ],
  work: [
    task('Find out about', 'ask one person what they do all day', 'act out that work in class', 'observed'),
    task('Talk about', 'find three things that people use for their work here', 'match each with who uses it', 'observed'),
  ],
  transport: [
    task('Look at', 'find something that carries people and something that carries things', 'build one of them from boxes', 'observed'),
    task('Practise', 'stop, look and listen together at each crossing', 'make a road-safety picture for the class', 'observed'),
  ],
  water: [
    task('Look at', 'find where water stands, runs or drips here, and who needs it', 'draw three ways to save water', 'observed'),
    task('Talk about', 'say what water is used for from morning to night', 'make a class poster with a drop for each use', 'observed'),
  ],
  waste: [
    task('Look for', 'find what can be used again and what cannot', 'sort clean waste into boxes at school', 'observed'),
    task('Talk about', 'ask where the rubbish goes from here', 'make one new thing from an old one', 'observed'),
  ],
  living: [
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
    task('Find out about', 'watch one person at work and say what comes first, next and last', 'act it out in class', 'observed'),
    task('Talk about', 'find one thing that is sold or made here and who needs it', 'draw its way from here to a home', 'observed'),
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
