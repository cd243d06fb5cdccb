import { task, type TasksOfFamily } from './task.ts'

// biome-ignore format: one row is one line
export const EARLY: TasksOfFamily = {
  animals: [
    task('Look closely at', 'choose one animal and show with the body how it moves, eats and rests', 'draw it with three labels', 'observed', 'kies een dier en wys met die lyf hoe dit beweeg, eet en rus', 'teken dit met drie byskrifte'),
    task('Find out about', 'look for an animal with fur, one with feathers and one with scales', 'sort pictures of them into three groups', 'observed', 'soek ’n dier met hare, een met vere en een met skubbe', 'sorteer prente van hulle in drie groepe'),
  ],
  plants: [
    task('Look closely at', 'find a root, a stem, a leaf and a flower', 'draw a plant with its parts', 'observed', 'vind ’n wortel, ’n stingel, ’n blaar en ’n blom', 'teken ’n plant met sy dele'),
    task('Find out about', 'touch and smell three leaves, where it is allowed', 'make a leaf print with the name of each', 'observed', 'voel en ruik drie blare, waar dit mag', 'maak ’n blaarafdruk met die naam van elkeen'),
  ],
  livestock: [
    task('Find out about', 'see what one farm animal eats and what it gives us', 'match pictures of animals with milk, wool, eggs and meat', 'observed', 'kyk wat een plaasdier eet en wat dit vir ons gee', 'pas prente van diere by melk, wol, eiers en vleis'),
    task('Look at', 'look for a mother and her young and say how they are alike', 'draw both with their names', 'observed', 'soek ’n ma en haar kleintjie en sê hoe hulle eenders is', 'teken albei met hulle name'),
  ],
  'healthy-food': [
    task('Talk about', 'find one food here that helps us to grow and say why', 'plan a healthy lunch box in pictures', 'observed', 'vind hier een kossoort wat ons help groei en sê hoekom', 'beplan ’n gesonde kosblik in prente'),
    task('Find out about', 'wash hands, then taste, smell or touch one food, where it is allowed', 'sort pictures into every day and now and then', 'observed', 'was hande en proe, ruik of voel dan een kossoort, waar dit mag', 'sorteer prente in elke dag en nou en dan'),
  ],
  farming: [
    task('Talk about', 'find where one thing that we eat or use comes from', 'draw its way to our home', 'observed', 'vind uit waar een ding vandaan kom wat ons eet of gebruik', 'teken sy pad na ons huis'),
    task('Look at', 'see soil, seed, plant and harvest, and what the farmer does at each', 'put four pictures in order', 'observed', 'kyk na grond, saad, plant en oes, en wat die boer by elkeen doen', 'sit vier prente in volgorde'),
  ],
  work: [
    task('Find out about', 'ask one person what they do all day', 'act out that work in class', 'observed', 'vra vir een mens wat hy of sy die hele dag doen', 'speel daardie werk in die klas na'),
    task('Talk about', 'find three things that people use for their work here', 'match each with who uses it', 'observed', 'vind drie dinge wat mense hier vir hulle werk gebruik', 'pas elkeen by wie dit gebruik'),
  ],
  transport: [
    task('Look at', 'find something that carries people and something that carries things', 'build one of them from boxes', 'observed', 'vind iets wat mense dra en iets wat goed dra', 'bou een daarvan van bokse'),
    task('Practise', 'stop, look and listen together at each crossing', 'make a road-safety picture for the class', 'observed', 'stop, kyk en luister saam by elke oorgang', 'maak ’n prent oor padveiligheid vir die klas'),
  ],
  water: [
    task('Look at', 'find where water stands, runs or drips here, and who needs it', 'draw three ways to save water', 'observed', 'vind waar water hier staan, loop of drup, en wie dit nodig het', 'teken drie maniere om water te spaar'),
    task('Talk about', 'say what water is used for from morning to night', 'make a class poster with a drop for each use', 'observed', 'sê waarvoor water van die oggend tot die aand gebruik word', 'maak ’n klasplakkaat met ’n druppel vir elke gebruik'),
  ],
  waste: [
    task('Look for', 'find what can be used again and what cannot', 'sort clean waste into boxes at school', 'observed', 'vind wat weer gebruik kan word en wat nie', 'sorteer skoon afval in bokse by die skool'),
    task('Talk about', 'ask where the rubbish goes from here', 'make one new thing from an old one', 'observed', 'vra waarheen die vullis van hier af gaan', 'maak een nuwe ding van ’n oue'),
  ],
  living: [
    task('Talk about', 'find something big, something small and something hidden', 'tell the class which is which and why', 'observed', 'vind iets groots, iets kleins en iets wat wegkruip', 'vertel vir die klas wat wat is, en hoekom'),
    task('Find out about', 'look for one animal or plant that we know from home', 'model it in clay or dough at school', 'observed', 'soek een dier of plant wat ons van die huis af ken', 'maak dit by die skool van klei of deeg'),
  ],
  earth: [
    task('Look closely at', 'feel, with the teacher, something hard, something soft and something wet', 'draw the place with a sky and a ground', 'observed', 'voel saam met die onderwyser iets hards, iets sags en iets nats', 'teken die plek met ’n lug en ’n grond'),
    task('Talk about', 'look for one thing that is very old and one that is new', 'put pictures of the visit in order', 'observed', 'soek een ding wat baie oud is en een wat nuut is', 'sit prente van die besoek in volgorde'),
    task('Practise', 'point out what is near, far, left and right', 'make a picture map of the visit together', 'observed', 'wys wat naby, ver, links en regs is', 'maak saam ’n prentekaart van die besoek'),
  ],
  sky: [
    task('Talk about', 'look for the Sun, the Moon and a star in a picture or model', 'paint day and night on one page', 'observed', 'soek die Son, die Maan en ’n ster in ’n prent of model', 'verf dag en nag op een bladsy'),
    task('Find out about', 'act out how the Earth turns', 'tell the story of one night', 'observed', 'speel na hoe die Aarde draai', 'vertel die storie van een nag'),
  ],
  science: [
    task('Try out', 'guess what will happen, look, and say it', 'sort pictures of what was tried in order', 'observed', 'raai wat gaan gebeur, kyk, en sê dit', 'sit prente van wat probeer is in volgorde'),
    task('Practise', 'count three kinds of things on the way round', 'make a picture graph together', 'observed', 'tel drie soorte dinge op pad deur', 'maak saam ’n prentgrafiek'),
  ],
  making: [
    task('Find out about', 'name the parts of one thing that moves, holds or carries', 'build it from boxes and blocks', 'observed', 'noem die dele van een ding wat beweeg, vashou of dra', 'bou dit van bokse en blokke'),
    task('Look for', 'find a circle, a square and a line in what people made', 'print a pattern with the shapes', 'observed', 'soek ’n sirkel, ’n vierkant en ’n lyn in wat mense gemaak het', 'druk ’n patroon met die vorms'),
    task('Talk about', 'follow how one thing is made from start to end', 'put four pictures of it in order', 'observed', 'volg hoe een ding van begin tot einde gemaak word', 'sit vier prente daarvan in volgorde'),
  ],
  enterprise: [
    task('Find out about', 'watch one person at work and say what comes first, next and last', 'act it out in class', 'observed', 'kyk hoe een mens werk en sê wat eerste, tweede en laaste kom', 'speel dit in die klas na'),
    task('Talk about', 'find one thing that is sold or made here and who needs it', 'draw its way from here to a home', 'observed', 'vind een ding wat hier verkoop of gemaak word en wie dit nodig het', 'teken sy pad van hier na ’n huis'),
  ],
  past: [
    task('Talk about', 'find one thing that grandparents knew and we do not', 'draw it beside what we use today', 'observed', 'vind een ding wat oupa en ouma geken het en ons nie', 'teken dit langs wat ons vandag gebruik'),
    task('Find out about', 'listen to one story of the place', 'act it out in small groups', 'observed', 'luister na een storie van die plek', 'speel dit in klein groepe na'),
  ],
  civic: [
    task('Talk about', 'find one rule of the place and why it is there', 'make one class promise and sign it', 'observed', 'vind een reël van die plek en hoekom dit daar is', 'maak een belofte vir die klas en teken dit almal'),
    task('Practise', 'do one helpful thing together', 'draw who was helped', 'observed', 'doen saam een ding wat iemand help', 'teken wie gehelp is'),
  ],
  expression: [
    task('Enjoy', 'look and listen for one minute and show with the body what it says', 'paint what was liked best', 'observed', 'kyk en luister een minuut lank en wys met die lyf wat dit sê', 'verf wat die mooiste was'),
    task('Join in with', 'learn a short song, rhythm, pattern or greeting', 'share it with another class', 'observed', 'leer ’n kort liedjie, ritme, patroon of groet', 'deel dit met ’n ander klas'),
    task('Retell', 'listen for the beginning, the middle and the end', 'draw three pictures and tell the story', 'observed', 'luister vir die begin, die middel en die einde', 'teken drie prente en vertel die storie'),
  ],
  together: [
    task('Practise', 'do one game or path with a partner and keep to the rules', 'show it again on the playground', 'observed', 'doen een speletjie of paadjie saam met ’n maat en hou by die reëls', 'wys dit weer op die speelgrond'),
    task('Talk about', 'help a friend with one thing that is hard', 'draw a picture of helping and tell of it', 'observed', 'help ’n maat met een ding wat moeilik is', 'teken ’n prent van help en vertel daarvan'),
  ],
}
