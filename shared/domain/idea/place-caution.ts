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
  'parks', 'parts', 'party', 'parry', 'series', 'cares', 'ceras', 'brits', 'paris', 'learner', 'durable', 'during', 'urban', 'turban', 'pretorius', 'kimberly',
  'springs', 'spring', 'alight', 'slice', 'prices', 'price', 'bridge', 'lovedale', 'highveld', 'karoos', 'karate', 'welcome', 'maties', 'langer', 'langs', 'walking', 'margaret', 'hilton',
  'georgia', 'gorge', 'georges', 'nigels', 'musing', 'musica', 'moving', 'graskop', 'clearing', 'clarence', 'sandon', 'boston', 'barking', 'britse', 'kathy', 'taught', 'tuning', 'coasts', 'coaster',
  'stranded', 'strands', 'stand', 'grand', 'brand', 'orland', 'darlings', 'daring', 'robertsons', 'hillcrests', 'estcourts', 'alive', 'ellis', 'umtata', 'belfort', 'delmar', 'carol', 'bethel',
  'wildcat', 'cluster', 'hankie', 'center', 'centre', 'parents', 'parent', 'virginal', 'ashtons', 'phonix', 'vrydag', 'wynberg', 'worchester', 'kloofs', 'calling', 'jerich',
  'lange', 'stellar', 'warren', 'warrant', 'garden', 'garder', 'hard', 'reads', 'kranskop', 'wesley', 'weskus', 'delay', 'maritime', 'kommetjie', 'ballet', 'ballot', 'kokstads', 'clans', 'clarion',
  'atlantic', 'richard', 'rosebanks', 'rosebud', 'alerton', 'robert', 'roberts', 'stanfords', 'kingwood', 'kirkwoods', 'hamburg', 'heidelburg', 'grade', 'grades', 'bellvue',
])
