/** Aliases of the catalogue that name a place of their own, to be shown by that name. */
export const DISTINCT_ALIASES: ReadonlySet<string> = new Set([
  'Tsitsikamma', 'Golden Gate', 'Sodwana Bay', 'Isandlwana', 'Mapungubwe', 'Magoebaskloof', 'Sani Pass', 'Cathedral Peak', 'Cape Point',
  'Cape Agulhas', 'Kosi Bay', 'Baviaanskloof', 'Hole in the Wall', 'Mkhambathi', 'Marakele', 'Vredefort Dome', 'Vaal Dam', 'Vaal River', 'QwaQwa',
  'Witsieshoek', 'Barberspan', 'Groot Marico', 'Swartberg', 'Kamberg', 'Balgowan', 'Suikerbosrand', 'Valley of a Thousand Hills', 'Uvongo',
  'Salt Rock', 'Pilanesberg', 'Elgin', 'Venda', 'Hankey', 'Amphitheatre', 'Camdeboo', 'Newlands', 'Constantia', 'Green Point', 'Northcliff',
  'The Crags', 'Fort Hare', 'Saldanha', 'Kenton-on-Sea', 'Virginia', 'Darling', 'Pringle Bay', 'Kleinmond', 'Cato Ridge', 'Shakaland', 'Gariep Dam',
])

/** Keys that are also words, people's names or codes: a place only after "to", "from", "in", a label and the like. */
export const NEEDS_A_CUE: ReadonlySet<string> = new Set([
  'george', 'nigel', 'alice', 'virginia', 'kim', 'hilton', 'darling', 'robertson', 'strand', 'salt', 'el', 'ink', 'orlando', 'jericho', 'kloof',
  'wilderness', 'peninsula', 'escarpment', 'amphitheatre', 'battlefields', 'dur', 'kosh', 'pe', 'ec', 'nc', 'nw', 'mp', 'fs', 'lp', 'gp', 'wc', 'ct', 'plz',
  'thebay', 'springbok', 'stanford', 'bedford', 'phoenix', 'alexandra', 'alexandria', 'springs', 'margate', 'newlands', 'hilltop', 'douglas', 'richmond',
  'carolina', 'christiana', 'stella', 'belfast', 'elliot', 'cala', 'reitz', 'vrede', 'warden', 'langa', 'delft', 'atlantis', 'aberdeen', 'adelaide',
  'knp', 'psj', 'ska', 'jnb', 'mqp', 'bfn', 'ptg', 'berg', 'cradle', 'panorama', 'goldfields', 'kaap', 'diekaap', 'claremont', 'bathurst', 'worcester',
  'heidelberg', 'newcastle', 'wellington', 'ceres', 'elim', 'taung', 'balfour', 'frankfort', 'hanover', 'harding', 'utrecht', 'edenvale', 'phoenixsettlement',
  'elgin', 'flagstaff', 'sabie', 'addo', 'hendrina', 'boulders', 'lesedi', 'parliament', 'tala', 'maties', 'northwest', 'northcoast', 'southcoast', 'westcoast',
  'northernsuburbs', 'southernsuburbs', 'capeprovince', 'middelburg', 'iziko', 'thecastle', 'jse', 'ptown', 'vaalriver', 'elephantsanctuary', 'peninsula', 'castle',
])

/** Words within one letter of a place's name that are no misspelling of it. */
export const NOT_A_TYPO: ReadonlySet<string> = new Set([
  'parks', 'parts', 'party', 'parry', 'series', 'cares', 'ceras', 'brits', 'paris', 'learner', 'durable', 'during', 'urban', 'turban', 'pretorius', 
  'springs', 'spring', 'alight', 'slice', 'prices', 'price', 'bridge', 'lovedale', 'highveld', 'karoos', 'karate', 'welcome', 'maties', 'langer', 'langs', 'walking', 'margaret', 'hilton',
  'georgia', 'gorge', 'georges', 'nigels', 'musing', 'musica', 'moving', 'graskop', 'clearing', 'clarence', 'sandon', 'boston', 'barking', 'britse', 'kathy', 'taught', 'tuning', 'coasts', 'coaster',
  'stranded', 'strands', 'stand', 'grand', 'brand', 'orland', 'darlings', 'daring', 'robertsons', 'hillcrests', 'estcourts', 'alive', 'ellis', 'umtata', 'belfort', 'delmar', 'carol', 'bethel',
  'wildcat', 'cluster', 'hankie', 'center', 'centre', 'parents', 'parent', 'virginal', 'ashtons', 'phonix', 'vrydag', 'wynberg', 'kloofs', 'calling', 'jerich',
  'lange', 'stellar', 'warren', 'warrant', 'garden', 'garder', 'hard', 'reads', 'kranskop', 'wesley', 'weskus', 'delay', 'maritime', 'kommetjie', 'ballet', 'ballot', 'kokstads', 'clans', 'clarion',
  'atlantic', 'richard', 'rosebanks', 'rosebud', 'alerton', 'robert', 'roberts', 'stanfords', 'kingwood', 'kirkwoods', 'hamburg', 'heidelburg', 'grade', 'grades', 'bellvue',
])

/** Words that many places share; a short form of a name needs another one besides. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  `the and at of to with south african national museum museums park reserve nature game garden gardens botanical centre center visitor visitors tour tours walk walking visit
  history heritage cultural culture village school university campus stadium beach surf lesson farm cherry date raisin show reptile crocodile lion rhino bird birds wildlife safari dinosaur
  interpretation rehabilitation environmental adventure day high performance sports water safety coastal marine debris survey clean community estuary wild horse pottery theatre market old
  harbour big tree forest genocide holocaust falls pools house mission memorial war military planetarium art arts gallery boat cruise dam wall river rafting island sanctuary gate temple mosque
  street church fort airport point southernmost lighthouse whale watching cliff path sacred sites site fossil mine mining science natural dairy resource innovation hub surf lifesaving
  aerial cable cableway canopy zipline suspension bridge viewpoint open air packhouse subtropical fruit rock trail food session meal packing boys choir concert station statue district lake
  frog flamingo viewing outing base educational education discovery elephant penguin colony seabird shark multimedia youth settlement complex cave caves hot springs resort stargazing eco
  experience drive rest camp wheels tunnels transport motor canoe kayak side world park sand matinee performance botanic hill land city monument rescue language queen fathers`.split(/\s+/u),
)
