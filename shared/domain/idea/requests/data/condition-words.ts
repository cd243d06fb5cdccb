/** Words of how a trip is to be, and of what it must have, beside what has figures. Plurals are read too. */
export const CONDITION_DOMAINS = {
  /** Where and on what people sleep. */
  sleeping: `bed bunk room hall dorm dormitory hostel koshuis hotel motel lodge chalet bungalow cottage hut rondavel
    rondawel guesthouse guest-house gastehuis backpackers camp campsite kampterrein tent tente cabin residence
    accommodation verblyf akkommodasie slaapplek mattress matras matrasse bedding beddegoed linen pillow duvet
    sleeping-bag sleep sleeping stay staying slaap`,
  meals: `lunch supper dinner breakfast brunch meal snack food catering kos ete middagete aandete ontbyt`,
  /** What people eat and drink, and where. */
  food: `menu buffet canteen cafeteria restaurant takeaway takeaways fast-food eat eating cook cooking kook fed
    braai picnic padkos toebroodjies piekniek pap samp sandwich sandwiches roll burger hotdog pizza wors
    boerewors stew soup curry salad vetkoek samoosa kota gatsby porridge cereal cake dessert pudding pancake
    pannekoek ice-cream sweets juice cooldrink drink tea coffee bottled`,
  /** What a place must have. */
  facilities: `toilet shower bathroom ablution basin tap stove kitchen fridge freezer gas firewood fireplace fire-pit
    heater aircon fan electricity power plug socket charger generator wifi wi-fi signal projector screen
    microphone piano keyboard speaker chair table bench ramp rail stairs step fence gate roof gazebo shade
    shelter lawn locker lock-up storage parking lights torch mosquito net water daylight sign`,
  /** What people wear, carry or hand in. */
  wear: `uniform tracksuit shoes boots takkies hat cap sunscreen jacket raincoat costume towel mask helmet harness
    life-jacket gloves apron goggles binoculars phone cellphone camera radio passport permit consent`,
  /** Who helps a group on the way. */
  helpers: `guide gids storyteller interpreter translator lifeguard first-aider medic paramedic security supervisor
    supervise supervision escort marshal chaperone first-aid`,
  /** How people travel. */
  vehicles: `bus taxi kombi combi bakkie trailer car seater 4x4 minibus midi-bus quantum coach vehicle transport
    vervoer lift fly flight ferry train drive driving driver petrol seatbelt buses`,
  /** How a day is to be. */
  manner: `quiet safe clean private cheap affordable basic simple slow easy flat gentle short indoor indoors outdoors
    outside inside binnenshuis separate apart alone share sharing together rotate rotation hot cold warm dark
    light early late vroeg laat donker rain weather wind heat sunrise sunset sundown crowd queue noise noisy
    music loud alcohol television smoking wait waiting distance far accessible malaria open closed language
    english afrikaans isizulu isixhosa sesotho setswana sepedi church service worship allowed nobody niemand
    raining pours`,
} as const

/** Words of telling: of the past, of what somebody thinks, says or is. */
export const NARRATIVE_WORDS: ReadonlySet<string> = new Set(
  `paid insists refused cancelled seconded dropped copy insist voted promised phoned loved hated was were had
  took went heard thinks thought reported got begged complained complains moaned told wrote called realised
  decided happened secretary signed scouts scouters club committee pre-school homeschool remember remembers
  wants insurance circuit manager district gehad gehoor forum`.split(/\s+/u),
)
