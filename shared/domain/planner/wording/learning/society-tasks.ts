import { task, type TasksOfFamily } from './task.ts'

// biome-ignore format: one row is one line
export const GEOGRAPHY: TasksOfFamily = {
  earth: [
    task('Observe and explain', 'sketch one form of the land, or a model of it, and mark three features', 'finish an annotated sketch with scale and direction', 'rubric', 'skets een landvorm, of ’n model daarvan, en merk drie kenmerke', 'voltooi ’n skets met notas, skaal en rigting'),
    task('Investigate', 'find what was worn away here, what was laid down, and by which force', 'draw a cross-section with processes named', 'memo', 'vind wat hier weggeslyt is, wat neergelê is, en deur watter krag', 'teken ’n dwarssnit met die prosesse daarby'),
  ],
  'map-skills': [
    task('Practise', 'follow the route on a map and record three directions and distances', 'draw a sketch map with scale, key and north arrow', 'memo', 'volg die roete op ’n kaart en teken drie rigtings en afstande aan', 'teken ’n sketskaart met skaal, sleutel en noordpyl'),
    task('Apply', 'match five things on the ground with their symbols', 'answer a map test made by another group', 'peers', 'pas vyf dinge op die grond by hulle simbole', 'beantwoord ’n kaarttoets wat ’n ander groep opgestel het'),
  ],
  water: [
    task('Investigate', 'find who uses this water, how much and for what', 'draw a diagram of the catchment with users', 'rubric', 'vind wie hierdie water gebruik, hoeveel en waarvoor', 'teken ’n diagram van die opvanggebied met die gebruikers'),
    task('Explain', 'ask what happens here in a flood and in a drought', 'write a fieldwork report of one page', 'rubric', 'vra wat hier in ’n vloed en in ’n droogte gebeur', 'skryf ’n veldwerkverslag van een bladsy'),
  ],
  tectonics: [
    task('Explain', 'find one sign that heat or pressure came from inside the Earth', 'draw a section of the crust that explains it', 'rubric', 'vind een teken dat hitte of druk uit die Aarde gekom het', 'teken ’n deursnee van die kors wat dit verklaar'),
    task('Investigate', 'note grain, colour and layers of one rock and what they tell of its birth', 'place it in the rock cycle with a reason', 'memo', 'skryf korrel, kleur en lae van een rots neer en wat hulle van sy ontstaan vertel', 'plaas dit met ’n rede in die rotssiklus'),
  ],
  rivers: [
    task('Observe and explain', 'sketch the bends, banks and bed of the river and mark where it is fast', 'finish an annotated cross-section with what is worn away and laid down', 'rubric', 'skets die draaie, oewers en bedding van die rivier en merk waar dit vinnig vloei', 'voltooi ’n dwarssnit met wat weggeslyt en neergelê word'),
    task('Investigate', 'say which part of its course the river has here, with three signs', 'draw the long profile with this place on it', 'memo', 'sê in watter loop die rivier hier is, met drie tekens', 'teken die lengteprofiel met hierdie plek daarop'),
  ],
  coast: [
    task('Observe and explain', 'sketch the shore and mark what waves wear away and what they lay down', 'finish an annotated field sketch with the direction of the waves', 'rubric', 'skets die strand en merk wat golwe wegslyt en wat hulle neerlê', 'voltooi ’n veldskets met notas en die rigting van die golwe'),
    task('Investigate', 'measure the slope of the beach or dune in five steps', 'draw a profile to scale with wind and waves marked', 'memo', 'meet die helling van die strand of duin in vyf treë', 'teken ’n profiel op skaal met wind en golwe daarby'),
  ],
  sea: [
    task('Investigate', 'find which current runs here and two things that it brings', 'draw a map of the currents with their effects', 'rubric', 'vind watter stroom hier loop en twee dinge wat dit bring', 'teken ’n kaart van die strome met hulle gevolge'),
    task('Evaluate', 'note who uses this sea and which use may harm it', 'write a rule for each use with its reason', 'memo', 'skryf neer wie hierdie see gebruik en watter gebruik dit kan skaad', 'skryf ’n reël vir elke gebruik met die rede'),
  ],
  'climate-and-vegetation': [
    task('Observe and explain', 'compare two plants or animals and the climate that each is made for', 'draw a climate graph and explain both', 'rubric', 'vergelyk twee plante of diere en die klimaat waarvoor elkeen gemaak is', 'teken ’n klimaatgrafiek en verduidelik albei'),
    task('Investigate', 'note height, slope and side of the sun, and how the plants change with them', 'draw a section with the vegetation on it', 'memo', 'skryf hoogte, helling en sonkant neer, en hoe die plante daarmee verander', 'teken ’n deursnee met die plantegroei daarop'),
  ],
  conservation: [
    task('Evaluate', 'find two ways in which people help and two in which they harm this place', 'write a conservation plan in five points', 'memo', 'vind twee maniere waarop mense hierdie plek help en twee waarop hulle skade doen', 'skryf ’n bewaringsplan in vyf punte'),
    task('Investigate', 'find which resource is protected here, from whom and at what cost', 'write a fieldwork report with one proposal', 'rubric', 'vind watter hulpbron hier beskerm word, teen wie en teen watter koste', 'skryf ’n veldwerkverslag met een voorstel'),
  ],
  trade: [
    task('Investigate', 'note what is loaded, sold or unloaded, and where it comes from and goes to', 'draw a flow map of the trade', 'memo', 'skryf neer wat gelaai, verkoop of afgelaai word, en waarvandaan dit kom en waarheen dit gaan', 'teken ’n vloeikaart van die handel'),
    task('Explain', 'choose one good and find who earns on its way', 'draw its chain with the share of each', 'rubric', 'kies een produk en vind wie op sy pad verdien', 'teken sy ketting met elkeen se deel'),
  ],
  city: [
    task('Investigate', 'map what the buildings and plots are used for along one street', 'draw a land-use map with a key', 'rubric', 'karteer waarvoor die geboue en erwe langs een straat gebruik word', 'teken ’n grondgebruikskaart met ’n sleutel'),
    task('Compare', 'find two signs of growth and two of decay', 'write a paragraph with a cause of each', 'memo', 'vind twee tekens van groei en twee van verval', 'skryf ’n paragraaf met ’n oorsaak van elkeen'),
  ],
  farming: [
    task('Investigate', 'find which crops or animals are kept here and how soil, slope and water decide it', 'draw a farm map with a reason on each field', 'rubric', 'vind watter gewasse of diere hier gehou word en hoe grond, helling en water dit bepaal', 'teken ’n kaart van die plaas met ’n rede by elke land'),
    task('Explain', 'find where inputs come from and where the harvest goes', 'draw a flow map of the farm', 'memo', 'vind waar insette vandaan kom en waarheen die oes gaan', 'teken ’n vloeikaart van die plaas'),
  ],
  enterprise: [
    task('Investigate', 'find why the works stands just here, with power, labour, water and roads', 'annotate a sketch map with the reasons for the place', 'rubric', 'vind hoekom die werke juis hier staan, met krag, arbeid, water en paaie', 'voorsien ’n sketskaart van die redes vir die plek'),
    task('Explain', 'note what goes in and what comes out, and who lives from it', 'draw a diagram of the place in the economy', 'memo', 'skryf neer wat ingaan en wat uitkom, en wie daarvan leef', 'teken ’n diagram van die plek in die ekonomie'),
  ],
  making: [
    task('Investigate', 'list the ways in which people and goods arrive', 'draw a transport map with a key', 'rubric', 'lys die maniere waarop mense en goedere hier aankom', 'teken ’n vervoerkaart met ’n sleutel'),
    task('Compare', 'compare two means of transport by cost, time and load', 'complete a table and recommend one', 'memo', 'vergelyk twee vervoermiddels volgens koste, tyd en vrag', 'voltooi ’n tabel en beveel een aan'),
  ],
  science: [
    task('Evaluate', 'collect two gains and two costs of this source of energy', 'write a paragraph for and one against it', 'memo', 'versamel twee voordele en twee nadele van hierdie energiebron', 'skryf een paragraaf daarvoor en een daarteen'),
    task('Explain', 'find why the plant stands just here', 'annotate a sketch map with four reasons', 'rubric', 'vind hoekom die aanleg juis hier staan', 'voorsien ’n sketskaart van vier redes'),
  ],
}

// biome-ignore format: one row is one line
export const HISTORY: TasksOfFamily = {
  past: [
    task('Weigh evidence on', 'choose one thing that is left of that time, an object, a building, a grave or a text, and ask who made it, when and why', 'write a source analysis of five sentences', 'rubric', 'kies een ding wat van daardie tyd oorbly, ’n voorwerp, gebou, graf of teks, en vra wie dit gemaak het, wanneer en hoekom', 'skryf ’n bronontleding van vyf sinne'),
    task('Explain', 'put five events shown there in order and link causes and effects', 'draw an annotated time line', 'memo', 'sit vyf gebeure wat daar gewys word in volgorde en verbind oorsake en gevolge', 'teken ’n tydlyn met notas'),
    task('Compare views on', 'find two people of that time who saw it differently', 'write a short letter from each', 'rubric', 'vind twee mense van daardie tyd wat dit verskillend gesien het', 'skryf ’n kort brief van elkeen'),
  ],
  civic: [
    task('Explain', 'find one right or law and who fought for it', 'write a paragraph with two pieces of evidence', 'memo', 'vind een reg of wet en wie daarvoor geveg het', 'skryf ’n paragraaf met twee bewysstukke'),
    task('Discuss', 'collect two arguments from those days', 'hold a class debate with roles', 'oral', 'versamel twee argumente uit daardie dae', 'hou ’n klasdebat met rolle'),
  ],
  expression: [
    task('Interpret', 'look at what is remembered, and at what is left out', 'sketch the sign or symbol and explain its message', 'rubric', 'kyk na wat onthou word, en na wat weggelaat is', 'skets die teken of simbool en verduidelik sy boodskap'),
    task('Record', 'note one story, word or message that was passed on', 'retell it with its source named', 'oral', 'skryf een storie, woord of boodskap neer wat oorgedra is', 'vertel dit oor, met die bron genoem'),
  ],
  making: [
    task('Trace', 'compare three means from different times by speed, power and comfort', 'draw a picture time line with dates', 'memo', 'vergelyk drie middele uit verskillende tye volgens spoed, krag en gemak', 'teken ’n prenttydlyn met datums'),
    task('Explain', 'find one invention and who gained or lost by it', 'write a paragraph with one source', 'rubric', 'vind een uitvinding en wie daardeur gewen of verloor het', 'skryf ’n paragraaf met een bron'),
  ],
}

// biome-ignore format: one row is one line
export const ECONOMY: TasksOfFamily = {
  enterprise: [
    task('Examine', 'ask what is sold, to whom, at what cost and at what price', 'draw up a simple income statement of one day', 'memo', 'vra wat verkoop word, aan wie, teen watter koste en teen watter prys', 'stel ’n eenvoudige inkomstestaat van een dag op'),
    task('Analyse', 'note inputs, process, outputs and jobs', 'present the business on one poster', 'rubric', 'skryf insette, proses, uitsette en poste neer', 'stel die besigheid op een plakkaat voor'),
    task('Evaluate', 'find one strength, weakness, chance and threat', 'write a report of one page with a recommendation', 'rubric', 'vind een sterk punt, swak punt, kans en bedreiging', 'skryf ’n verslag van een bladsy met ’n aanbeveling'),
  ],
  money: [
    task('Investigate', 'find how money is made, kept or grown, and one cost of each', 'draw up a savings plan for a year', 'memo', 'vind hoe geld gemaak, gehou of vermeerder word, en een koste van elkeen', 'stel ’n spaarplan vir ’n jaar op'),
    task('Explain', 'collect three words of finance with an example of each', 'teach one of them to a partner', 'peers', 'versamel drie woorde uit die finansies met ’n voorbeeld van elkeen', 'leer een daarvan vir ’n maat'),
  ],
  'stock-exchange': [
    task('Investigate', 'choose one share and follow its price for a week', 'write a report with a graph and two reasons', 'rubric', 'kies een aandeel en volg sy prys ’n week lank', 'skryf ’n verslag met ’n grafiek en twee redes'),
    task('Work with', 'take down the figures of one listed company', 'work out earnings and dividend of a hundred shares', 'memo', 'skryf die syfers van een genoteerde maatskappy neer', 'werk die verdienste en dividend van honderd aandele uit'),
  ],
  civic: [
    task('Explain', 'find who decides, who pays and who benefits', 'draw a diagram of the roles with one cost each', 'memo', 'vind wie besluit, wie betaal en wie daarby baat', 'teken ’n diagram van die rolle met een koste by elkeen'),
    task('Plan for', 'ask what one hour of help is worth to those who get it', 'write a proposal for a school project with a budget', 'rubric', 'vra wat een uur se hulp werd is vir wie dit kry', 'skryf ’n voorstel vir ’n skoolprojek met ’n begroting'),
  ],
  together: [
    task('Practise', 'note who led, who planned and who checked in one team task', 'write a self-assessment with two goals', 'peers', 'skryf neer wie in een spantaak gelei, beplan en nagegaan het', 'skryf ’n selfassessering met twee doelwitte'),
    task('Evaluate', 'find how one disagreement was solved', 'present it as a case in three minutes', 'oral', 'vind hoe een meningsverskil opgelos is', 'stel dit as ’n geval van drie minute voor'),
  ],
  past: [
    task('Explain', 'find what was dug or sold here and who did the work', 'draw cause and effect on wages and towns', 'memo', 'vind wat hier gegrawe of verkoop is en wie die werk gedoen het', 'teken oorsaak en gevolg vir lone en dorpe'),
    task('Compare', 'take down three figures of then and now', 'draw a graph with a conclusion', 'rubric', 'skryf drie syfers van toe en nou neer', 'teken ’n grafiek met ’n gevolgtrekking'),
  ],
  living: [
    task('Weigh up', 'find what nature gives here that has a price, and what has none', 'write a cost and benefit table', 'memo', 'vind wat die natuur hier gee wat ’n prys het, en wat nie', 'skryf ’n tabel van koste en voordeel'),
    task('Evaluate', 'ask how the place pays for its upkeep', 'propose one source of income that does no harm', 'rubric', 'vra hoe die plek vir sy onderhoud betaal', 'stel een bron van inkomste voor wat geen skade doen nie'),
  ],
}

// biome-ignore format: one row is one line
export const HOSPITALITY: TasksOfFamily = {
  enterprise: [
    task('Evaluate', 'score welcome, signs, safety and value from one to five', 'write a visitor report with two proposals', 'rubric', 'gee punte van een tot vyf vir verwelkoming, tekens, veiligheid en waarde', 'skryf ’n besoekersverslag met twee voorstelle'),
    task('Explore', 'interview one member of staff on a working day', 'write a job profile or a service plan', 'checklist', 'voer ’n onderhoud met een personeellid oor ’n werksdag', 'skryf ’n posprofiel of ’n diensplan'),
    task('Apply', 'collect five facts that a visitor or buyer wants to know', 'design a leaflet with prices and hours', 'rubric', 'versamel vyf feite wat ’n besoeker of koper wil weet', 'ontwerp ’n pamflet met pryse en ure'),
  ],
  earth: [
    task('Apply', 'note distances, times and stops of this trip', 'write a tour plan of one day with a map', 'rubric', 'skryf afstande, tye en stoppe van hierdie toer neer', 'skryf ’n toerplan van een dag met ’n kaart'),
    task('Evaluate', 'find how water or land is looked after for visitors', 'make a checklist for responsible visitors', 'checklist', 'vind hoe water of grond vir besoekers opgepas word', 'maak ’n kontrolelys vir verantwoordelike besoekers'),
  ],
  past: [
    task('Interpret', 'choose one story of the place that visitors should hear', 'guide classmates with it for two minutes', 'oral', 'kies een storie van die plek wat besoekers moet hoor', 'lei klasmaats twee minute lank daarmee rond'),
    task('Evaluate', 'ask whose heritage is shown and who earns from it', 'write a paragraph with one proposal', 'memo', 'vra wie se erfenis gewys word en wie daaruit verdien', 'skryf ’n paragraaf met een voorstel'),
  ],
  expression: [
    task('Describe', 'record one custom, dish, fabric or building style', 'present it on a page with a drawing and its origin', 'rubric', 'teken een gebruik, gereg, materiaal of boustyl aan', 'stel dit op ’n bladsy voor met ’n tekening en sy oorsprong'),
    task('Compare', 'compare what is made for guests with what is made for the home', 'complete a table and judge the quality', 'memo', 'vergelyk wat vir gaste gemaak word met wat vir die huis gemaak word', 'voltooi ’n tabel en beoordeel die gehalte'),
  ],
  living: [
    task('Evaluate', 'find three rules that protect the place from its visitors', 'write a code of conduct for school groups', 'checklist', 'vind drie reëls wat die plek teen sy besoekers beskerm', 'skryf ’n gedragskode vir skoolgroepe'),
    task('Explain', 'find what guests come to see and what would drive it away', 'draw up a plan for the next ten years', 'rubric', 'vind wat gaste kom sien en wat dit sou verdryf', 'stel ’n plan vir die volgende tien jaar op'),
  ],
  making: [
    task('Analyse', 'follow one product or service from order to delivery', 'draw a flow chart with checks of quality', 'rubric', 'volg een produk of diens van bestelling tot aflewering', 'teken ’n vloeidiagram met gehaltetoetse'),
    task('Compare', 'compare two ways to carry people or to keep food', 'complete a table and recommend one', 'memo', 'vergelyk twee maniere om mense te vervoer of kos te bewaar', 'voltooi ’n tabel en doen ’n aanbeveling'),
  ],
  science: [
    task('Evaluate', 'count what is saved, used again and thrown away', 'write a household plan with a saving in rand', 'memo', 'tel wat gespaar, weer gebruik en weggegooi word', 'skryf ’n huishoudplan met ’n besparing in rand'),
    task('Explain', 'find three ways to use less energy or water', 'make a poster for the kitchen at school', 'rubric', 'vind drie maniere om minder energie of water te gebruik', 'maak ’n plakkaat vir die kombuis by die skool'),
  ],
}
