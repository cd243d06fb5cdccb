import { task, type TasksOfFamily } from './task.ts'

// biome-ignore format: one row is one line
export const TECHNOLOGY: TasksOfFamily = {
  structures: [
    task('Analyse', 'choose one structure and find which parts are pushed, pulled or bent', 'draw it in 2D with the forces and the way it was strengthened', 'rubric', 'kies een struktuur en vind watter dele gedruk, getrek of gebuig word', 'teken dit in 2D met die kragte en hoe dit versterk is'),
    task('Draw', 'sketch one frame or shell freehand from two sides', 'finish a working drawing to scale at school', 'memo', 'skets een raam of dop met die vry hand van twee kante af', 'voltooi by die skool ’n werkstekening op skaal'),
  ],
  machines: [
    task('Analyse', 'choose one machine and find its levers, gears, pulleys or cylinders', 'draw the mechanism with the direction of each movement', 'rubric', 'kies een masjien en vind sy hefbome, ratte, katrolle of silinders', 'teken die meganisme met die rigting van elke beweging'),
    task('Evaluate', 'ask what the machine is for, what it saves and what is dangerous', 'write a design brief for a better one', 'checklist', 'vra waarvoor die masjien is, wat dit spaar en wat gevaarlik is', 'skryf ’n ontwerpopdrag vir ’n beter een'),
  ],
  making: [
    task('Analyse', 'choose one product and follow how its material was cut, formed, joined and finished', 'draw a flow chart of the making with a sketch of each step', 'rubric', 'kies een produk en volg hoe sy materiaal gesny, gevorm, gelas en afgewerk is', 'teken ’n vloeidiagram van die maak met ’n skets by elke stap'),
    task('Evaluate', 'ask who it is for, what it is made of and what happens to it after use', 'write a specification with three changes', 'checklist', 'vra vir wie dit is, waarvan dit gemaak is en wat ná gebruik daarvan word', 'skryf ’n spesifikasie met drie veranderinge'),
  ],
  science: [
    task('Analyse', 'follow one system from input to process to output', 'draw a systems diagram or circuit', 'memo', 'volg een stelsel van inset deur proses tot uitset', 'teken ’n stelseldiagram of stroombaan'),
    task('Test', 'try one model or machine and note what changes', 'build a small model and record its results', 'rubric', 'probeer een model of masjien en skryf neer wat verander', 'bou ’n klein model en teken die resultate aan'),
    task('Gather data on', 'record ten readings, times or counts', 'make a spreadsheet with a graph and one finding', 'rubric', 'teken tien lesings, tye of tellings aan', 'maak ’n sigblad met ’n grafiek en een bevinding'),
  ],
  expression: [
    task('Draw', 'sketch the front and one detail of a building or craft work', 'finish an elevation to scale', 'memo', 'skets die voorkant en een detail van ’n gebou of handwerk', 'voltooi ’n aansig op skaal'),
    task('Analyse', 'find how form, material and use belong together', 'write a design analysis of one page', 'rubric', 'vind hoe vorm, materiaal en gebruik saamhang', 'skryf ’n ontwerpontleding van een bladsy'),
  ],
  enterprise: [
    task('Analyse', 'look at one tool, fence, shed or pump and its dangers', 'draw it with parts and a safety rule for each', 'checklist', 'kyk na een gereedskapstuk, heining, skuur of pomp en sy gevare', 'teken dit met sy dele en ’n veiligheidsreël by elkeen'),
    task('Evaluate', 'ask what is done by hand and what by machine', 'write a proposal for one machine with its cost', 'rubric', 'vra wat met die hand en wat met ’n masjien gedoen word', 'skryf ’n voorstel vir een masjien met die koste'),
  ],
  earth: [
    task('Analyse', 'follow the water through walls, pipes, pumps or gates', 'draw the system with flow and pressure marked', 'memo', 'volg die water deur mure, pype, pompe of hekke', 'teken die stelsel met vloei en druk gemerk'),
    task('Design', 'find where water is lost', 'draw a simple solution with a list of materials', 'rubric', 'vind waar water verlore gaan', 'teken ’n eenvoudige oplossing met ’n lys materiaal'),
  ],
}

// biome-ignore format: one row is one line
export const ARTS: TasksOfFamily = {
  expression: [
    task('Respond to', 'stay with one work for five minutes and note line, shape, colour and message', 'make a work of your own in answer to it', 'portfolio', 'bly vyf minute by een werk en skryf lyn, vorm, kleur en boodskap neer', 'maak ’n eie werk as antwoord daarop'),
    task('Analyse', 'sketch one detail three times, each time simpler', 'write an artist’s statement of five sentences', 'rubric', 'skets een detail drie keer, elke keer eenvoudiger', 'skryf ’n kunstenaarsverklaring van vyf sinne'),
    task('Record', 'collect patterns, textures and forms in a visual diary', 'design one object from them', 'portfolio', 'versamel patrone, teksture en vorms in ’n visuele dagboek', 'ontwerp een voorwerp daaruit'),
  ],
  drama: [
    task('Respond to', 'watch how voice, body, light and space tell the story', 'write a review of one page', 'rubric', 'kyk hoe stem, lyf, lig en ruimte die storie vertel', 'skryf ’n resensie van een bladsy'),
    task('Practise', 'note one moment where the tension turns', 'stage it again in a group of four', 'peers', 'merk een oomblik waar die spanning draai', 'voer dit weer in ’n groep van vier op'),
  ],
  stories: [
    task('Practise', 'listen to how a teller holds the audience', 'tell one tale with voice and gesture', 'oral', 'luister hoe ’n verteller die gehoor vashou', 'vertel een verhaal met stem en gebaar'),
    task('Respond to', 'note the pictures that one tale puts in your mind', 'turn them into a storyboard of six frames', 'rubric', 'skryf die beelde neer wat een verhaal by jou oproep', 'maak ’n storiebord van ses rame daarvan'),
  ],
  music: [
    task('Listen to', 'name three voices or instruments and the pattern that each repeats', 'perform a rhythm piece in a group', 'rubric', 'noem drie stemme of instrumente en die patroon wat elkeen herhaal', 'voer in ’n groep ’n ritmestuk uit'),
    task('Analyse', 'follow one piece by tempo, mood and form', 'write a listening report with a diagram', 'memo', 'volg een stuk volgens tempo, stemming en vorm', 'skryf ’n luisterverslag met ’n diagram'),
  ],
  dance: [
    task('Learn about', 'watch or learn one movement and ask when and why it is danced', 'perform a sequence of eight counts', 'peers', 'kyk na of leer een beweging en vra wanneer en hoekom dit gedans word', 'voer ’n reeks van agt tellings uit'),
    task('Analyse', 'note space, rhythm and formation', 'draw the floor pattern and explain it', 'memo', 'skryf ruimte, ritme en formasie neer', 'teken die vloerpatroon en verduidelik dit'),
  ],
  past: [
    task('Interpret', 'find one image, poster or object that protests', 'make a poster for a cause of today', 'portfolio', 'vind een beeld, plakkaat of voorwerp wat protesteer', 'maak ’n plakkaat vir ’n saak van vandag'),
    task('Analyse', 'ask what the picture or object wants us to feel, and how', 'write a visual analysis of one page', 'rubric', 'vra wat die prent of voorwerp ons wil laat voel, en hoe', 'skryf ’n visuele ontleding van een bladsy'),
  ],
  enterprise: [
    task('Plan for', 'ask how makers price, show and sell their work', 'design a product with its packet and price', 'rubric', 'vra hoe makers hulle werk prys, wys en verkoop', 'ontwerp ’n produk met sy verpakking en prys'),
    task('Analyse', 'compare two designs made for different buyers', 'present both on one board', 'peers', 'vergelyk twee ontwerpe wat vir verskillende kopers gemaak is', 'stel albei op een bord voor'),
  ],
}

// biome-ignore format: one row is one line
export const LANGUAGE: TasksOfFamily = {
  expression: [
    task('Speak and write about', 'note five words or lines that only this place could give', 'write a poem, review or dialogue', 'rubric', 'skryf vyf woorde of reëls neer wat net hierdie plek kon gee', 'skryf ’n gedig, resensie of dialoog'),
    task('Explore', 'follow one speaker, actor or singer and note what moves you', 'give a prepared talk of two minutes', 'oral', 'volg een spreker, akteur of sanger en skryf neer wat jou raak', 'lewer ’n voorbereide praatjie van twee minute'),
    task('Respond to', 'ask one question that has no easy answer', 'write a letter to the maker or writer', 'rubric', 'vra een vraag wat geen maklike antwoord het nie', 'skryf ’n brief aan die maker of skrywer'),
  ],
  past: [
    task('Report on', 'interview a guide with three questions of your own', 'write a newspaper report with a headline', 'rubric', 'voer met drie eie vrae ’n onderhoud met ’n gids', 'skryf ’n koerantberig met ’n opskrif'),
    task('Retell', 'choose one person of the place and find three facts', 'write a diary page of that person', 'rubric', 'kies een mens van die plek en vind drie feite', 'skryf ’n dagboekbladsy van daardie mens'),
  ],
  earth: [
    task('Practise', 'use each sense in turn for one minute', 'write a descriptive paragraph with two comparisons', 'rubric', 'gebruik elke sintuig om die beurt een minuut lank', 'skryf ’n beskrywende paragraaf met twee vergelykings'),
    task('Report on', 'note the way in keywords, from start to end', 'give directions to somebody who was not there', 'oral', 'skryf die pad van begin tot einde in sleutelwoorde neer', 'beduie die pad vir iemand wat nie daar was nie'),
  ],
}

// biome-ignore format: one row is one line
export const LIFE: TasksOfFamily = {
  together: [
    task('Practise', 'take on one role in a group task, then change roles', 'write a reflection with one strength and one goal', 'peers', 'neem een rol in ’n groeptaak en ruil dan rolle', 'skryf ’n besinning met een sterk punt en een doelwit'),
    task('Reflect on', 'note one moment of fear or doubt and what helped', 'share advice with a partner and write it down', 'observed', 'merk een oomblik van vrees of twyfel en wat gehelp het', 'gee raad vir ’n maat en skryf dit neer'),
    task('Improve in', 'do one activity twice and try to better it', 'keep a record with a plan for a month', 'checklist', 'doen een aktiwiteit twee keer en probeer dit verbeter', 'hou rekord met ’n plan vir ’n maand'),
  ],
  civic: [
    task('Reflect on', 'find one right and the duty that belongs to it', 'write a case from your own school with a solution', 'rubric', 'vind een reg en die plig wat daarby hoort', 'skryf ’n geval uit julle eie skool met ’n oplossing'),
    task('Act on', 'ask what is needed here and what learners can give', 'plan one hour of service with roles', 'rubric', 'vra wat hier nodig is en wat leerders kan gee', 'beplan een uur se diens met rolle'),
    task('Discuss', 'collect two views on one question of fairness', 'hold a debate with a vote', 'oral', 'versamel twee menings oor een vraag van regverdigheid', 'hou ’n debat met ’n stemming'),
  ],
  expression: [
    task('Reflect on', 'ask a host two respectful questions', 'compare a custom with one of your own in a table', 'memo', 'vra twee beleefde vrae vir ’n gasheer', 'vergelyk ’n gebruik in ’n tabel met een van jou eie'),
    task('Discuss', 'find one value that this place teaches', 'tell a story from home that teaches the same', 'oral', 'vind een waarde wat hierdie plek leer', 'vertel ’n storie van die huis wat dieselfde leer'),
  ],
  living: [
    task('Reflect on', 'find what animals or plants need from people here', 'write a pledge with three things to do', 'checklist', 'vind wat diere of plante hier van mense nodig het', 'skryf ’n belofte met drie dinge om te doen'),
    task('Plan for', 'ask about one danger to this place', 'design a campaign poster for the school', 'rubric', 'vra oor een gevaar vir hierdie plek', 'ontwerp ’n veldtogplakkaat vir die skool'),
  ],
  science: [
    task('Plan for', 'count what is thrown away and what is used again', 'draw up a waste plan for the classroom', 'checklist', 'tel wat weggegooi en wat weer gebruik word', 'stel ’n afvalplan vir die klaskamer op'),
    task('Discuss', 'ask who is harmed by what we throw away', 'hold a class meeting with three decisions', 'oral', 'vra wie deur ons afval benadeel word', 'hou ’n klasvergadering met drie besluite'),
  ],
  enterprise: [
    task('Explore', 'ask one worker how the day goes, what was studied and what is hard', 'write a career page with subjects that it needs', 'rubric', 'vra vir een werker hoe die dag verloop, wat gestudeer is en wat moeilik is', 'skryf ’n beroepsbladsy met die vakke wat dit verg'),
    task('Plan with', 'match two jobs or foods seen with your own needs', 'draw up a plan for the next term', 'checklist', 'pas twee poste of kosse wat gesien is by jou eie behoeftes', 'stel ’n plan vir die volgende kwartaal op'),
  ],
  past: [
    task('Reflect on', 'choose one life told there and one choice in it', 'write what you would have done, and why', 'rubric', 'kies een lewe wat daar vertel word en een keuse daarin', 'skryf wat jy sou gedoen het, en hoekom'),
    task('Discuss', 'find one wrong that was done and who stood up', 'agree on one way to stand up at school', 'oral', 'vind een onreg wat gepleeg is en wie opgestaan het', 'besluit op een manier om by die skool op te staan'),
  ],
  earth: [
    task('Reflect on', 'find who has enough water here and who has not', 'write three ways to save water at home', 'checklist', 'vind wie hier genoeg water het en wie nie', 'skryf drie maniere om tuis water te spaar'),
    task('Discuss', 'ask what this water means to the people near it', 'make a poster for the school', 'rubric', 'vra wat hierdie water vir die mense daar naby beteken', 'maak ’n plakkaat vir die skool daaroor'),
  ],
}
