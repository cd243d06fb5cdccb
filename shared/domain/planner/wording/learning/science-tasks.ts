import { task, type TasksOfFamily } from './task.ts'

// biome-ignore format: one row is one line
export const SCIENCE: TasksOfFamily = {
  animals: [
    task('Investigate', 'choose one animal and note skin, limbs, mouth and eyes', 'make a labelled drawing that says what each part is for', 'rubric', 'kies een dier en skryf vel, ledemate, bek en oë neer', 'maak ’n tekening met byskrifte wat sê waarvoor elke deel is'),
    task('Compare', 'compare two animals of different groups by five features', 'complete a table and place both in a key', 'memo', 'vergelyk twee diere van verskillende groepe volgens vyf kenmerke', 'voltooi ’n tabel en plaas albei in ’n sleutel'),
  ],
  plants: [
    task('Investigate', 'draw the leaves of three plants to size and count their parts', 'make a key that tells the three apart', 'rubric', 'teken die blare van drie plante op grootte en tel hulle dele', 'maak ’n sleutel wat die drie uitmekaar ken'),
    task('Explain', 'find how one plant gets light, water and helpers for its seeds', 'make a labelled drawing with four adaptations', 'memo', 'vind uit hoe een plant lig, water en helpers vir sy sade kry', 'maak ’n tekening met vier aanpassings'),
  ],
  ecosystems: [
    task('Investigate', 'choose one habitat or display and list who makes food there, who eats and who breaks down', 'draw a food web of at least three levels', 'rubric', 'kies een habitat of uitstalling en lys wie daar kos maak, wie eet en wie afbreek', 'teken ’n voedselweb van minstens drie vlakke'),
    task('Explain', 'note what is living and what is not in one habitat, and one way in which each depends on the other', 'write what would change if one of them went missing', 'memo', 'skryf neer wat in een habitat leef en wat nie, en een manier waarop elkeen van die ander afhang', 'skryf wat sou verander as een van hulle wegraak'),
  ],
  biodiversity: [
    task('Compare', 'choose two living things and compare five features that help each to survive', 'complete a table and explain one adaptation', 'memo', 'kies twee lewende dinge en vergelyk vyf kenmerke wat elkeen help oorleef', 'voltooi ’n tabel en verduidelik een aanpassing'),
    task('Investigate', 'tally the kinds of plants and animals seen, by the group that each belongs to', 'draw a bar graph of the groups with two conclusions', 'rubric', 'tel die soorte plante en diere wat gesien word, volgens die groep waarby elkeen hoort', 'teken ’n staafgrafiek van die groepe met twee gevolgtrekkings'),
  ],
  conservation: [
    task('Explain', 'find one threat to what lives there and one measure against it', 'write a report of one page with a labelled drawing', 'rubric', 'vind een bedreiging vir wat daar leef en een maatreël daarteen', 'skryf ’n verslag van een bladsy met ’n tekening met byskrifte'),
    task('Evaluate', 'find two ways in which people help this place and two in which they harm it', 'write a letter of advice with two reasons', 'rubric', 'vind twee maniere waarop mense hierdie plek help en twee waarop hulle dit skaad', 'skryf ’n brief met raad en twee redes'),
  ],
  'climate-and-vegetation': [
    task('Investigate', 'note rainfall, heat, soil and the shape of the plants in this biome', 'annotate a sketch of one plant with its fit to the climate', 'rubric', 'skryf reënval, hitte, grond en die vorm van die plante in hierdie bioom neer', 'voorsien ’n skets van een plant van notas oor hoe dit by die klimaat pas'),
    task('Compare', 'compare this biome with the one at home by rain, plants and animals', 'complete a table with one reason for each difference', 'memo', 'vergelyk hierdie bioom met die een by die huis volgens reën, plante en diere', 'voltooi ’n tabel met een rede vir elke verskil'),
  ],
  sea: [
    task('Investigate', 'find where three sea animals live between the shore and the deep', 'draw a section of the sea with each in its zone', 'rubric', 'vind waar drie seediere tussen die strand en die diep see leef', 'teken ’n deursnee van die see met elkeen in sy sone'),
    task('Explain', 'choose one sea animal and find how it moves, breathes and feeds in water', 'make a labelled drawing with three adaptations', 'memo', 'kies een seedier en vind uit hoe dit in water beweeg, asemhaal en eet', 'maak ’n tekening met byskrifte en drie aanpassings'),
  ],
  coast: [
    task('Observe', 'mark how high the water stands, wait, and mark it again', 'draw the Sun, Moon and Earth that explain the change', 'memo', 'merk hoe hoog die water staan, wag, en merk dit weer', 'teken die Son, Maan en Aarde wat die verandering verklaar'),
    task('Investigate', 'note what lives or lies at three heights above the water', 'draw a section of the shore with its zones', 'rubric', 'skryf neer wat op drie hoogtes bo die water leef of lê', 'teken ’n deursnee van die strand met sy sones'),
  ],
  fossils: [
    task('Investigate', 'choose one fossil and note what is kept, what is lost and how old it is', 'draw in four steps how it came to be', 'rubric', 'kies een fossiel en skryf neer wat behou is, wat weg is en hoe oud dit is', 'teken in vier stappe hoe dit ontstaan het'),
    task('Explain', 'put five fossils or casts in order of age, with one reason each', 'draw a time line to scale', 'memo', 'sit vyf fossiele of afgietsels in volgorde van ouderdom, met een rede elk', 'teken ’n tydlyn op skaal'),
  ],
  'human-evolution': [
    task('Compare', 'compare two skulls or casts by brow, jaw, teeth and brain case', 'complete a table and say which features changed first', 'memo', 'vergelyk twee skedels of afgietsels volgens wenkbrou, kaak, tande en breinholte', 'voltooi ’n tabel en sê watter kenmerke eerste verander het'),
    task('Explain', 'collect three pieces of evidence that people descend from earlier forms', 'write a scientific explanation that cites all three', 'rubric', 'versamel drie bewyse dat mense van vroeër vorme afstam', 'skryf ’n wetenskaplike verklaring wat al drie noem'),
  ],
  landforms: [
    task('Investigate', 'sketch one form of the land and mark where it is hard and where it wears away', 'annotate the sketch with the forces at work', 'rubric', 'skets een landvorm en merk waar dit hard is en waar dit wegslyt', 'voorsien die skets van die kragte wat werk'),
    task('Explain', 'find signs of water, wind or heat on the rock', 'write in five sentences how this surface was made', 'memo', 'vind tekens van water, wind of hitte op die rots', 'skryf in vyf sinne hoe hierdie oppervlak gevorm is'),
  ],
  rocks: [
    task('Compare', 'look at two layers or stones and note colour, grain and hardness', 'draw a labelled cross-section', 'rubric', 'kyk na twee lae of klippe en skryf kleur, korrel en hardheid neer', 'teken ’n dwarssnit met byskrifte'),
    task('Explain', 'find where the oldest and the youngest layer lie, and how one can tell', 'write up the rock cycle with this place in it', 'memo', 'vind waar die oudste en die jongste laag lê, en hoe mens dit kan sien', 'skryf die rotssiklus neer met hierdie plek daarin'),
  ],
  water: [
    task('Investigate', 'judge how clear the water is and note three uses and three dangers to it', 'draw the water cycle of this place', 'rubric', 'skat hoe helder die water is en skryf drie gebruike en drie gevare daarvoor neer', 'teken die watersiklus van hierdie plek'),
    task('Explain', 'trace where the water comes from and where it goes', 'design a simple filter and write its method', 'checklist', 'volg waar die water vandaan kom en waarheen dit gaan', 'ontwerp ’n eenvoudige filter en skryf die metode neer'),
  ],
  'solar-system': [
    task('Model', 'take down sizes and distances of three bodies in the sky', 'make a scale model or drawing with the scale worked out', 'rubric', 'skryf die groottes en afstande van drie hemelliggame neer', 'maak ’n model of tekening op skaal, met die skaal uitgewerk'),
    task('Explain', 'follow in a model or show how Sun, Earth and Moon move', 'draw day and night, phases or seasons with labels', 'memo', 'volg in ’n model of vertoning hoe die Son, Aarde en Maan beweeg', 'teken dag en nag, fases of seisoene met byskrifte'),
  ],
  telescopes: [
    task('Explain', 'find what one instrument can show that eyes cannot', 'write up how it works with a ray or wave drawing', 'memo', 'vind wat een instrument kan wys wat oë nie kan nie', 'skryf met ’n straal- of golftekening hoe dit werk'),
    task('Compare', 'compare two instruments by what they gather and how large they are', 'complete a table with one discovery of each', 'rubric', 'vergelyk twee instrumente volgens wat hulle versamel en hoe groot hulle is', 'voltooi ’n tabel met een ontdekking van elkeen'),
  ],
  waves: [
    task('Investigate', 'follow one beam, sound or signal from its source to where it is caught', 'draw a ray or wave diagram with labels', 'memo', 'volg een straal, klank of sein van sy bron tot waar dit gevang word', 'teken ’n straal- of golfdiagram met byskrifte'),
    task('Test', 'change one thing in a demonstration of light or sound and note what happens', 'write it up with variables and a conclusion', 'rubric', 'verander een ding in ’n demonstrasie van lig of klank en skryf neer wat gebeur', 'skryf dit op met veranderlikes en ’n gevolgtrekking'),
  ],
  chemistry: [
    task('Test', 'predict, try and record one reaction or mixture three times', 'write up variables, results and a conclusion', 'rubric', 'voorspel, probeer en teken een reaksie of mengsel drie keer aan', 'skryf veranderlikes, resultate en ’n gevolgtrekking op'),
    task('Explain', 'note what went in, what came out and what gave it away as a change', 'write a word equation with the signs of the reaction', 'memo', 'skryf neer wat ingegaan het, wat uitgekom het en waaraan mens die verandering kon sien', 'skryf ’n woordvergelyking met die tekens van die reaksie'),
  ],
  circuits: [
    task('Test', 'build or trace one circuit, change one part and note what happens', 'draw the circuit with symbols and a conclusion', 'rubric', 'bou of volg een stroombaan, verander een deel en skryf neer wat gebeur', 'teken die stroombaan met simbole en ’n gevolgtrekking'),
    task('Explain', 'find a cell, a switch, a load and a danger in one exhibit', 'draw a circuit diagram with four labels', 'memo', 'vind ’n sel, ’n skakelaar, ’n las en ’n gevaar in een uitstalling', 'teken ’n stroombaandiagram met vier byskrifte'),
  ],
  electricity: [
    task('Explain', 'follow the energy from its source to the plug', 'draw a flow diagram with the change of energy at each step', 'memo', 'volg die energie van sy bron tot by die muurprop', 'teken ’n vloeidiagram met die verandering van energie by elke stap'),
    task('Weigh up', 'note output, fuel or flow, water and waste of this station', 'write a paragraph for it and one against, with figures', 'rubric', 'skryf uitset, brandstof of vloei, water en afval van hierdie kragstasie neer', 'skryf ’n paragraaf daarvoor en een daarteen, met syfers'),
  ],
  energy: [
    task('Investigate', 'find one machine or exhibit and name the energy that goes in and comes out', 'draw an energy chain with what is lost', 'rubric', 'vind een masjien of uitstalling en noem die energie wat ingaan en uitkom', 'teken ’n energieketting met wat verlore gaan'),
    task('Measure', 'time, count or estimate one thing that changes while energy is used', 'plot a graph and answer three questions on it', 'memo', 'meet, tel of skat een ding wat verander terwyl energie gebruik word', 'trek ’n grafiek en beantwoord drie vrae daaroor'),
  ],
  forces: [
    task('Investigate', 'find where something is pushed, pulled, lifted or braked', 'draw a free-body diagram of it', 'memo', 'vind waar iets gestoot, getrek, gelig of gerem word', 'teken ’n vryliggaamdiagram daarvan'),
    task('Measure', 'time one moving thing over a known distance three times', 'work out its speed with units and an average', 'rubric', 'meet drie keer hoe lank een bewegende ding oor ’n bekende afstand neem', 'werk die spoed uit, met eenhede en ’n gemiddeld'),
  ],
  machines: [
    task('Explain', 'find a lever, a wheel, a gear or a pump and what it makes easier', 'draw it with effort, load and the way of the movement', 'memo', 'vind ’n hefboom, ’n wiel, ’n rat of ’n pomp en wat dit makliker maak', 'teken dit met inset, las en die rigting van die beweging'),
    task('Investigate', 'follow the movement through one machine from start to end', 'draw a systems diagram with input, process and output', 'rubric', 'volg die beweging deur een masjien van begin tot einde', 'teken ’n stelseldiagram met inset, proses en uitset'),
  ],
  control: [
    task('Explain', 'find what a machine senses, decides and does', 'draw a flow chart of one loop', 'memo', 'vind wat ’n masjien voel, besluit en doen', 'teken ’n vloeidiagram van een lus'),
    task('Test', 'give one command, see what happens, and change it', 'write the improved instruction step by step', 'checklist', 'gee een opdrag, kyk wat gebeur, en verander dit', 'skryf die beter opdrag stap vir stap neer'),
  ],
  materials: [
    task('Explain', 'find three materials and why each was chosen', 'complete a table of properties and uses', 'memo', 'vind drie materiale en hoekom elkeen gekies is', 'voltooi ’n tabel van eienskappe en gebruike'),
    task('Investigate', 'follow one material from the ground to what it is used for', 'draw a flow chart with what is lost on the way', 'rubric', 'volg een materiaal van die grond tot waarvoor dit gebruik word', 'teken ’n vloeidiagram met wat op pad verlore gaan'),
  ],
  structures: [
    task('Investigate', 'find a frame, a shell or a skeleton and what keeps it from falling', 'draw it with the forces and the strongest part marked', 'rubric', 'vind ’n raam, ’n dop of ’n skelet en wat keer dat dit val', 'teken dit met die kragte en die sterkste deel gemerk'),
    task('Test', 'find three ways in which something was made stronger', 'build one of them from paper at school and load it', 'checklist', 'vind drie maniere waarop iets sterker gemaak is', 'bou een daarvan by die skool van papier en belas dit'),
  ],
  processing: [
    task('Investigate', 'follow one thing from raw material to product', 'draw a flow chart with inputs, outputs and waste', 'rubric', 'volg een ding van grondstof tot produk', 'teken ’n vloeidiagram met insette, uitsette en afval'),
    task('Explain', 'find what is heated, cooled, dried or mixed, and why', 'explain one step with the change of state or substance', 'memo', 'vind wat verhit, verkoel, gedroog of gemeng word, en hoekom', 'verduidelik een stap met die verandering van toestand of stof'),
  ],
  'healthy-food': [
    task('Investigate', 'list what grows or is made here and which nutrients it gives', 'plan one day of meals with it', 'checklist', 'lys wat hier groei of gemaak word en watter voedingstowwe dit gee', 'beplan een dag se etes daarmee'),
    task('Explain', 'choose one food and find what the body does with it', 'draw its way from field to body', 'memo', 'kies een kossoort en vind uit wat die liggaam daarmee doen', 'teken sy pad van die land tot in die liggaam'),
  ],
  mining: [
    task('Investigate', 'note each step from rock to metal and the science behind it', 'draw a flow chart with one chemical or physical process explained', 'rubric', 'skryf elke stap van rots tot metaal neer en die wetenskap daaragter', 'teken ’n vloeidiagram met een chemiese of fisiese proses verduidelik'),
    task('Weigh up', 'collect two benefits and two costs for people and nature', 'hold a short debate in class', 'oral', 'versamel twee voordele en twee nadele vir mense en die natuur', 'hou ’n kort debat in die klas'),
  ],
  'factory-work': [
    task('Investigate', 'find where a substance changes in this plant and how it is checked', 'write the process with one equation or change of state', 'rubric', 'vind waar ’n stof in hierdie aanleg verander en hoe dit nagegaan word', 'skryf die proses met een vergelyking of faseverandering neer'),
    task('Evaluate', 'ask what leaves the plant as gas, water or waste', 'write two measures with their cost and gain', 'memo', 'vra wat as gas, water of afval uit die aanleg gaan', 'skryf twee maatreëls met hulle koste en wins'),
  ],
  waste: [
    task('Investigate', 'sort what is thrown away here by material and by how long it lasts', 'draw a graph with one proposal', 'rubric', 'sorteer wat hier weggegooi word volgens materiaal en hoe lank dit hou', 'teken ’n grafiek met een voorstel'),
    task('Explain', 'follow one kind of waste to its end', 'draw its loop, or the place where it breaks', 'memo', 'volg een soort afval tot by sy einde', 'teken sy kringloop, of die plek waar dit breek'),
  ],
  music: [
    task('Investigate', 'listen to three instruments and find what vibrates in each', 'build a simple instrument and explain its pitch', 'rubric', 'luister na drie instrumente en vind wat in elkeen vibreer', 'bou ’n eenvoudige instrument en verduidelik sy toonhoogte'),
    task('Compare', 'find the loudest, the softest, the highest and the lowest sound', 'complete a table of sounds and their sources', 'memo', 'vind die hardste, die sagste, die hoogste en die laagste klank', 'voltooi ’n tabel van klanke en hulle bronne'),
  ],
}
