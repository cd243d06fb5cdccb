/** What a place is about in a word or two, as a title says it. */
export interface LeadWord {
  word: string
  /** Words of one family read well side by side. */
  family: 'nature' | 'people' | 'making'
  /** How telling it is: a general word gives way to a particular one. */
  telling: 1 | 2 | 3
  seen: RegExp
}

/** family, telling, word: how a topic or a name speaks of it. */
const TABLE = `
people 3 rock art: rock art|shaman|san art|rock engravings
nature 3 dinosaurs: dinosaur
nature 3 fossils: fossil|palaeontolog|extinct|stromatolite
people 3 human origins: hominid|human evolution|human origins|taung child|origins stories
nature 3 caves: caves?\\b|karst|dripstone
nature 3 gorges: gorge|kloofs
nature 3 canyons: canyon
nature 3 craters: crater|meteorite
nature 3 volcanoes: volcanic
nature 3 dunes: dunes?\\b
nature 2 sandstone: sandstone
nature 2 rocks: rock (?:types|layers)|\\brocks\\b|geolog|\\brock\\b(?! art)|basalt|granite|dolerite|quartzite|greenstone|early life
nature 2 mountains: mountain(?! zebra| wetland| ecology)|escarpment|altitude
nature 2 deserts: desert|\\barid|succulent|karoo landscape
nature 3 waterfalls: waterfall|\\bfalls\\b
nature 2 rivers: \\brivers?\\b|watershed|catchment|potholes
nature 2 wetlands: wetland|floodplain|\\bpans\\b
nature 2 estuaries: estuar
nature 3 mangroves: mangrove
nature 2 dams: \\bdams?\\b|water supply|water transfer|inter-basin
making 2 water power: hydro
nature 2 tides: tides?\\b|(?<!radio )waves|rocky shore|rocky coast|coastal (?:erosion|landforms|processes)
nature 3 shells: shells
nature 3 penguins: penguin
nature 3 sharks: shark
nature 3 whales: whale
nature 2 fishing: fishing|harvesting
nature 2 sea life: marine|aquatic|coral|ocean (?:conservation|sciences)|coelacanth
nature 3 hot springs: hot springs
nature 2 springs: \\bsprings\\b|groundwater
nature 2 fynbos: fynbos
nature 2 forests: forest(?!ry)|rainforest
nature 2 wild flowers: bulbs|pollinat|flower
nature 1 plants: plants?\\b|cycads|biomes
nature 2 savanna: savanna|bushveld
nature 1 grassland: grassland
nature 3 elephants: elephant
nature 3 rhinos: rhino
nature 3 big cats: cheetah|carnivores|\\blion
nature 2 predators: predators|wild dog
nature 3 the Big Five: big five
nature 3 birds of prey: raptors|birds of prey|vultures
nature 3 flamingos: flamingo
nature 2 birds: \\bbirds?\\b|seabird
nature 2 reptiles: reptile|snakes|crocodile
nature 3 frogs: amphibians
nature 3 monkeys: primates
nature 3 ostriches: ostrich|feather boom
nature 1 wildlife: mammals|antelope|herbivores|endangered|animals?\\b|food (?:webs|chains)|habitats|biodiversity|conservation|ecosystems|ecology|classification
nature 2 stars: \\bstars?\\b|solar system|constellations|telescopes|astronomy|space|night sky
making 2 radio waves: radio (?:waves|astronomy)
people 3 resistance: resistance|uprising|umkhonto|rivonia|protest|youth activism|biko|black consciousness|sobukwe|congress of the people
people 3 freedom: freedom|liberation|1994|\\banc\\b|founding of
people 2 rights: rights
people 2 courts: courts
people 2 democracy: democracy|government|law making|citizenship|negotiations
people 2 apartheid: apartheid|pass laws|group areas|forced removals|segregation|bantu education|durban system
people 3 Mandela: mandela
people 3 Gandhi: gandhi
people 2 memory: memor|reconciliation|trc hearings
people 3 slavery: slave
people 3 the Holocaust: holocaust|nazi
people 3 battles: \\bwars?\\b|battle|siege|trench|military
people 2 forts: forts?\\b|castle
people 3 kings: kingdom|zulu kings|king shaka|dingane
people 3 Mapungubwe: mapungubwe|state formation
people 2 explorers: explorers|navigation
people 3 shipwrecks: shipwreck
people 2 frontiers: frontier|settlers|trek\\b|huguenot|colonial|\\bvoc\\b
people 2 missions: mission(?!aries)|missionaries
people 2 the Iron Age: iron age
people 3 early fire: early fire
people 2 the Stone Age: stone age|archaeolog
people 3 San life: san (?:culture|beliefs|heritage|history|today)|hunter-gatherers
people 2 old ways: life long ago|everyday life|homes over time|technology long ago|pioneer life|victorian|farm life|old crafts
people 1 local history: local history|early (?:johannesburg|durban)|town growth|cultural h|karoo life|settlement|boer republics|republic|free state\\b|colonial society
making 3 gold: \\bgold\\b
making 3 diamonds: diamond
making 2 mines: mining|mines?\\b|iron ore|platinum
making 2 steam: steam|railway
people 1 trade: trade|globalisation
people 1 culture: culture|homestead|indigenous knowledge|customs|oral (?:history|tradition)
people 2 faith: religion|sacred|buddhis|church
people 2 stories: storytelling|literature|writers
people 2 languages: multilingualism|origins of afrikaans|translation
people 2 township life: township
people 2 music: music|instruments|opera
people 2 theatre: theatre|drama|stagecraft|set works
people 2 art: (?<!rock |san )\\barts?\\b(?! and crafts| science)|visual literacy|painting|printmaking|portrait
people 2 sculpture: sculpture
people 2 crafts: crafts|beadwork|pottery|ceramics|textiles|basketry
people 1 buildings: architecture
making 2 bridges: bridges
making 1 careers: careers?\\b|higher education|campus|student life|study skills
making 2 farms: farm|dairy|agro|crop|irrigation|food (?:plants|gardens|processing)
making 3 tea: rooibos
making 3 money: history of money|stock exchange|saving and investing|financial
making 2 business: entrepreneur|value chain|innovation|industr
making 2 factories: manufacturing
making 2 harbours: harbour|\\bships\\b|\\bports\\b|naval history
making 2 city life: urban (?!nature)|street art|informal trade
making 2 energy: energy|electric|nuclear
making 2 forces: forces|friction|gravity|motion\\b
making 3 flight: flight|aviation
making 1 machines: machines|engines|mechanisms|transport
making 2 light: \\blight\\b|optics|lenses
nature 3 lighthouses: lighthouse
making 3 robots: robotics|coding
making 2 experiments: experiments|chemical|chemistry
making 2 recycling: recycling|composting|waste
nature 2 sport: sport|cricket|rugby|fitness|physical
nature 2 adventure: adventure|courage|canoe|survival
nature 2 teamwork: team ?(?:work|building)
people 2 leadership: (?<!traditional )leadership
people 2 service: volunteering|disaster|humanitarian|food security
nature 2 water safety: water safety|rip currents|swim
`
export const LEAD_WORDS: readonly LeadWord[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [, family, telling, word, seen] = /^(\w+) (\d) ([^:]+): (.+)$/u.exec(line)!
    return {
      word: word!,
      family: family as LeadWord['family'],
      telling: Number(telling) as 1 | 2 | 3,
      seen: new RegExp(seen!, 'u'),
    }
  })
