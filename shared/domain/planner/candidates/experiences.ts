import type { Place } from '#shared/domain/catalogue/facts'
import { type IndexedPlace, plainName } from './facts-index.ts'

/** Something to see or do that people ask for outright, and how the catalogue's places speak of it. */
export interface Experience {
  /** In a sentence: "You asked for rock art". */
  name: string
  said: RegExp
  seen: RegExp
}

/** Name: what is said (where it differs) = what is seen; words in small letters, as `plainName` leaves them. */
const TABLE = `
rock art: rock art|rock paintings?|rock engravings?|bushman (?:paintings?|art)|san (?:art|paintings?)|cave paintings?|rotskuns|rotstekeninge|boesmantekeninge = rock art|san art|rock engravings|shaman paintings
a gorge: gorges?|ravines?|kloof|klowe = gorges?
a canyon: canyons? = canyons?
tidal pools: tidal pools?|rock ?pools?|rocky shores?|tide pools?|intertidal|getypoele|rotspoele = tidal|rock pools?|rocky shores?
a mine: mines?|mining|underground|myne?|mynbou|diamonds?|diamante = mine tour|mines?|diamond formation|diamond rush|mining methods|copper mining|coal mining
caves: caves?|cavern|caverns|grotte?|stalactites?|dripstone = caves|cave formation|karst|dripstone|cave deposits
waterfalls: water ?falls?|waterval(?:le)? = waterfalls?|falls
a lighthouse: light ?houses?|vuurtorings? = lighthouses?
shipwrecks: ship ?wrecks?|ships that sank|sunken ships?|skeepswrakke? = shipwrecks?
a crater: craters?|meteorites?|meteors?|krater = craters?|meteorite
surfing: surf|surfing|branderplank|boogie boarding = surf|surf lesson
a boat trip: boats?|boat trips?|boat cruise|cruise|ferry|bootrit|vaart = boat|cruise|ferry
canoeing or rafting: canoe|canoes|canoeing|rafting|white water|kayaks?|kayaking|paddling|wildewatervaart = canoe|canoeing|rafting
the night sky: stars?|planets?|planetarium|telescopes?|astronomy|night sky|outer space|space (?:science|travel)|solar system|galax(?:y|ies)|sterre|planete|sterrewag|sterrekunde|ruimte = stars?|planetarium|telescopes?|astronomy|night sky|solar system|constellations|space science
ostriches: ostrich(?:es)?|volstruise? = ostrich
penguins: penguins?|pikkewyne? = penguins?
sharks: sharks?|haaie? = sharks board|sharks|shark (?:education|research)
whales: whales?|walvisse? = whales?
turtles or coral: turtles?|coral|coral reefs?|skilpaaie = turtles?|coral
a factory: factor(?:y|ies)|assembly (?:line|plant)|car plant|how cars are (?:made|built)|manufacturing|fabrieke? = manufacturing|plant visit|factory|packhouse
a dairy or farm animals: dairy|cows?|milk|milked|milking|farm animals|melkery|melk|koeie|plaasdiere = dairy|farm animals
a working farm: farm|farms|farming|plaas|plase|boerdery = farm visit|farming|dairy|food gardens|farm tour|fruit farm|agricultural|city farm|farm animals
tea or rooibos: tea|rooibos = rooibos
theatre: theatre|theater|a play|stage play|on stage|stagecraft|drama performance|teater|toneelstuk = (?<!dome )theatre|drama|stagecraft|school performance
a temple or mosque: temples?|mosques?|buddhis[mt]|hindu|islam|world religions|tempels?|moskees? = temples?|mosques?|world religions|buddhist
birds of prey: birds? of prey|raptors?|eagles?|owls|falcons?|vultures?|roofvoels|arende = birds? of prey|raptors|vultures|eagle
birds: bird ?watching|birds?|birding|bird sanctuary|voels|voelkyk = birds?|bird sanctuary
hot springs: hot springs?|warm baths|warmbron(?:ne)? = hot springs
elephants: elephants?|olifante? = elephants?
crocodiles, snakes or reptiles: crocs?|crocodiles?|snakes?|reptiles?|krokodille?|slange? = crocodile|crocodiles|reptiles?|snakes
cheetahs or lions: cheetahs?|lions?|wild dogs?|predators?|big cats|jagluiperds?|leeus? = cheetah|wild dog|lion|predators|carnivores
rhinos: rhinos?|renosters? = rhinos?
the Big Five: big (?:five|5)|groot vyf|game drives?|safari|lions and elephants|wildritte? = big five|game drive|day drive
dinosaurs: dinosaurs?|dinosourusse?|dinos? = dinosaurs?
fossils: fossils?|fossiele?|palaeontology|paleontology|human origins|mrs ples|little foot = (?<!living )fossils?|hominids?|hominid fossils|human evolution|human origins
Parliament or a court: parliament|make a law|laws? (?:is|are) made|highest court|constitutional court|parlement = parliament|courts|law making
a prison: prisons?|jail|gaol|tronk = prison|prison life|political prisoners
a battlefield: battle ?fields?|slagvelde?|battle sites? = battlefield|battle|trench warfare
the Anglo-Zulu War: anglo zulu|zulu war|zulu kingdom|king shaka|shaka = anglo zulu war|zulu kingdom|king shaka
a dam wall: dam wall|dam walls|hydro ?power|hydro electric|turbines|damwal|inside a dam = dam wall|hydropower|pumped hydro
wind power: wind (?:farm|turbines?|energy|power)|windplaas = wind farm|wind energy
nuclear energy: nuclear|kernkrag = nuclear
trains: train(?! (?:our|the|them|for|at|with))|trains(?! (?:at|with|in|on|our))|steam (?:train|engine|locomotive)s?|railways?|locomotives?|treine?|stoomtrein = train|railways?|gautrain|steam engines|steam power
aeroplanes: aeroplanes?|airplanes?|aircraft|aviation|flying machines?|vliegtuie?|lugvaart = aviation|flight and forces|forces of flight
a cable car: cable ?cars?|cable ?way|kabelkar|sweefspoor = cableway|aerial cable
zip lines or a canopy tour: zip ?lines?|ziplining|canopy tours?|foefie ?slides?|boomtoppe = canopy tour|canopy tours|zipline
ropes and obstacles: ropes? course|high ropes|obstacle course|toue ?baan|hindernisbaan = ropes|team building|courage
crafts: beadwork|beads|pottery|potters?|crafts?|basket ?weaving|weaving|kralewerk|pottebakkery = beadwork|pottery|crafts|basketry|ceramics
flamingos: flamingos?|flaminke? = flamingos?
frogs: frogs?|amphibians?|paddas = frog|amphibians
mangroves: mangroves?|mangliet = mangroves
an estuary: estuar(?:y|ies)|riviermond = estuar(?:y|ies)
wetlands: wetlands?|marsh(?:es)?|vleiland(?:e)? = wetlands?|floodplain
sand dunes: dunes?|duine = dunes?|dune formation
a forest: indigenous forests?|forest walk|forests?|rain ?forest|oerwoud|inheemse woud = forest|rainforest|afromontane forest
baobabs: baobabs?|kremetart = baobabs
wild flowers: wild ?flowers?|flowers|fynbos|veldblomme|blomme = fynbos|wild flower|succulents?|bulbs|pollination
primates: monkeys?|apes?|chimps?|chimpanzees?|primates?|ape|bobbejane = primates|monkeyland|chimp
horses: horses?|horse riding|perde = horse
Robben Island: robben island|robbeneiland = robben island
slavery: slaver?y|slaves?|slawerny|slawe = slavery|slave
apartheid: apartheid|segregation|forced removals|pass laws|group areas = apartheid|forced removals|pass laws|group areas act|segregation
Nelson Mandela: mandela|madiba = mandela
Gandhi: gandhi = gandhi
Steve Biko: biko|black consciousness = biko|black consciousness
the Holocaust: holocaust|genocide = holocaust
the stock exchange: stock exchange|jse|stock market|effektebeurs = stock exchange
money and coins: coins?|mint|money museum|muntstukke = mint|history of money|coin
robotics and experiments: robots?|robotics|coding|experiments?|hands on science|science (?:centre|center)|eksperimente = robotics|experiments|science centre|coding|chemical reactions
music: music|choirs?|orchestra|singing|sing|concert|musiek|koor|koorsang = choral music|music|choir|african instruments
art: art (?:gallery|galleries|museum)|galler(?:y|ies)|paintings|sculptures?|kunsgallery|kunsmuseum|beeldhouwerk = art gallery|art museum|sculpture|visual literacy|contemporary art|outsider art|african art|national gallery
San culture: san (?:people|culture|life|heritage)|bushmen|khoisan|khoi san|boesmans = san culture|san heritage|san beliefs|san today
a traditional village: cultural village|traditional (?:village|homes?|life)|zulu culture|basotho|ndebele|venda culture|xhosa culture|tradisionele = cultural village|homestead|zulu culture|basotho culture|ndebele culture|xhosa culture|venda kingdom|open air museum|sotho culture
a stadium: (?:soccer|rugby|cricket|netball|hockey|football|sports?) tour|sokkertoer|rugbytoer|sporttoer|stadiums?|stadium tour|rugby stadium|soccer stadium|cricket ground|stadion = stadium|cricket|rugby
river landforms: pot ?holes?|river erosion|how a river|river landforms = potholes|river erosion|gorge formation|sandstone gorges|gorge landforms|river sources|river features|watershed|river landscape
rocks: rocks|geolog(?:y|ical)|rock types|oldest rocks|gesteentes|geologie = geology|rock types|rocks|early life|greenstone|sedimentary rock|rock layers
sea life: aquarium|sea life|marine life|fish|sea creatures|akwarium|seelewe = marine biodiversity|marine ecosystems|marine life|aquarium
a harbour: harbours?|ports?|ships?|hawe = harbours?|harbour trade|ships and harbours|trade and ports
lifesaving: life ?saving|lifeguards?|water safety|rip currents|lewensredding = water safety|rip currents|lifesaving
recycling: recycl(?:e|ing)|waste management|landfill|herwinning = recycling|waste
helping out: clean ?ups?|outreach|volunteers?|volunteering|community service|soup kitchen|feeding scheme|meal packing|gemeenskapsdiens = volunteering|food security|humanitarian work|clean up
`
const words = (source: string) => new RegExp(` (?:${source.trim()})(?= )`, 'u')

export const EXPERIENCES: readonly Experience[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', said = '', seen = ''] = line.split(/: | = /u)
    return { name, said: words(said), seen: words(seen) }
  })

/** What is asked for outright in an idea's own words. */
export function experiencesIn(clauses: readonly string[]): Experience[] {
  const words = ` ${clauses.map(plainName).join(' | ')} `
  return EXPERIENCES.filter(({ said }) => said.test(words))
}

const offered = new WeakMap<Place, Map<Experience, boolean>>()
/** Whether a place offers it, by its name, summary and topics; remembered for each place. */
export function offers({ place, words }: Pick<IndexedPlace, 'place' | 'words'>, experience: Experience): boolean {
  const known = offered.get(place) ?? new Map<Experience, boolean>()
  let answer = known.get(experience)
  if (answer === undefined) {
    answer = experience.seen.test(words)
    offered.set(place, known.set(experience, answer))
  }
  return answer
}
