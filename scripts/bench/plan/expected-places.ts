/** An idea that asks for something to see or do, and the catalogue's places that an attentive reader would look for in its plan. */
export interface ExpectedPlace {
  text: string
  oneOf: readonly string[]
}
const expect = (text: string, ...oneOf: string[]): ExpectedPlace => ({ text, oneOf })

/** Read out of the catalogue by hand; none names the place it wants. */
export const EXPECTED_PLACES: readonly ExpectedPlace[] = [
  expect(
    '40 Grade 10 Geography learners, 3 teachers, Durban to the South Coast, 2 nights, 12-14 May 2027. We want them to stand in a real river gorge.',
    'oribi-gorge-nature-reserve-and-lake-eland-zipline',
    'umtamvuna-nature-reserve',
  ),
  expect(
    'Grade 6, 45 learners, 4 teachers from Pietermaritzburg, three days in the Drakensberg from 20 April 2027. They must see rock art.',
    'giants-castle-and-main-caves',
    'didima-san-rock-art-centre-cathedral-peak',
  ),
  expect(
    'Grade 4, 60 learners and 5 teachers, Cape Town, day trip on 9 March 2027 from Mitchells Plain, a morning at the tidal pools please',
    'muizenberg-beach-and-surf-lesson',
    'st-james-and-dalebrook-tidal-pools',
    'save-our-seas-shark-education-centre',
  ),
  expect(
    '35 Grade 11s, 2 teachers, Pretoria, 19 May 2027, day trip from Midrand. We would like to go down a working mine.',
    'cullinan-diamond-mine-tour',
  ),
  expect(
    'Grade 7 class of 38 with 3 teachers from Germiston, Johannesburg, one day, 4 June 2027, going underground in an old gold mine',
    'gold-reef-city-theme-park-and-heritage-mine-tour',
  ),
  expect(
    'Gr 5, 50 kids, 4 tchrs, Mossel Bay to Oudtshoorn and back, 5-6 May 2027, they want to crawl through caves',
    'cango-caves',
  ),
  expect(
    'Grade 8, 44 learners, 3 teachers, Garden Route, 4 days from 13 April 2027 from George; bring them to an ostrich farm as well',
    'ostrich-show-farm-visit',
  ),
  expect(
    '55 Grade 3s with 5 teachers in Cape Town, 20 October 2027, day outing from Goodwood: penguins!',
    'boulders-penguin-colony',
    'sanccob-seabird-rescue-table-view',
    'stony-point-penguin-colony',
  ),
  expect(
    'Grade 9, 30 learners, 2 teachers, Durban, 2 days 7-8 June 2027 from Newcastle. The learners are mad about sharks.',
    'kwazulu-natal-sharks-board',
    'ushaka-sea-world',
  ),
  expect(
    'Grade 10, 28 learners, 2 teachers, Cape Town, 3 days 3-5 May 2027 from Worcester, something about slavery at the Cape',
    'iziko-slave-lodge',
    'iziko-bo-kaap-museum-and-bo-kaap-walk',
    'groot-constantia-heritage-estate',
  ),
  expect(
    '45 Grade 6 learners and 3 teachers from Kroonstad to Clarens for two nights, 10 to 12 March 2027. Dinosaurs, please.',
    'kgodumodumo-dinosaur-interpretation-centre',
    'golden-gate-highlands-national-park',
  ),
  expect(
    'Grade 12, 26 learners, 2 teachers, Panorama Route, 3 days 19-21 April 2027 from Witbank, show us how a river drills potholes into rock',
    'bourkes-luck-potholes',
  ),
  expect(
    'Grade 7, 50 learners, 4 teachers, Panorama Route, 2 days 3-4 May 2027 from Nelspruit with waterfalls',
    'lisbon-and-berlin-falls',
    'mac-mac-falls-and-pools',
  ),
  expect(
    'Grade 9, 40 learners, 3 teachers, Upington area, 3 days 5-7 May 2027 from Kuruman, a big waterfall in a desert gorge',
    'augrabies-falls-national-park',
  ),
  expect(
    'Grade 5, 42 learners, 3 teachers from Bredasdorp, day trip 12 March 2027 nearby, lighthouse and the story of ships that sank',
    'cape-agulhas-lighthouse-and-southernmost-point',
    'bredasdorp-shipwreck-museum',
  ),
  expect(
    'Grade 10, 33 learners, 2 teachers, Sutherland, one night 15-16 April 2027 from Worcester, looking through big telescopes',
    'saao-sutherland-and-salt-visitor-centre',
  ),
  expect(
    'Grade 6, 60 learners, 5 teachers from Botshabelo, Bloemfontein, 5 May 2027, day trip to learn about the planets',
    'naval-hill-planetarium-and-franklin-game-reserve',
    'boyden-observatory',
  ),
  expect(
    'Grade 11, 30 learners, 2 teachers, Gqeberha, 2 days 12-13 April 2027 from Graaff-Reinet, how a car factory works',
    'ford-struandale-engine-plant',
    'vwsa-autopavilion-and-plant-visit-kariega',
  ),
  expect(
    'Grade 9 EMS, 40 learners, 3 teachers, Johannesburg, day trip 2 June 2027 from Springs, the stock exchange',
    'jse-education-visit',
  ),
  expect(
    'Grade R and Grade 1, 48 little ones, 6 teachers, Pretoria, 7 September 2027, from Centurion, to see cows being milked',
    'irene-dairy-farm',
  ),
  expect(
    'Grade 8, 36 learners, 3 teachers, Cederberg, 3 nights 19-22 April 2027 from Malmesbury: how rooibos tea is made',
    'rooibos-tea-tour-clanwilliam',
  ),
  expect(
    'Grade 11 Dramatic Arts, 25 learners, 2 teachers, Johannesburg, 27 May 2027 from Benoni, day trip: a play on stage',
    'sibikwa-arts-centre',
    'market-theatre-school-matinee',
    'south-african-state-theatre',
  ),
  expect(
    'Grade 7, 45 learners, 3 teachers, Durban, 1 day 19 August 2027 from Pinetown, visit a temple and a mosque',
    'temple-mosque-and-victoria-street-market-walk',
  ),
  expect(
    'Grade 4, 50 learners, 4 teachers, Stellenbosch, 3 June 2027 from Paarl, birds of prey flying free, day trip',
    'eagle-encounters-at-spier',
  ),
  expect(
    'Grade 7, 60 learners, 4 teachers from Modimolle to Bela-Bela for the day, 18 March 2027, a swim in the hot springs as a treat',
    'bela-bela-forever-resort-hot-springs',
  ),
  expect(
    'Grade 5, 40 learners, 3 teachers from Port Alfred, Addo, one night 7-8 April 2027, elephants up close',
    'addo-elephant-national-park',
  ),
  expect(
    'Grade 3, 45 learners, 4 teachers, Hazyview, 2 days 15-16 April 2027 from White River, crocodiles and snakes',
    'perrys-bridge-reptile-park',
    'croc-river-reptile-park',
    'lowveld-national-botanical-garden',
  ),
  expect(
    'Grade 6, 36 learners, 3 teachers, Hartbeespoort, 2 days 3-4 June 2027 from Krugersdorp, cheetahs',
    'ann-van-dyk-cheetah-centre',
    'lion-and-safari-park',
  ),
  expect(
    'Grade 12, 40 learners, 2 teachers, Cape Town, 2 days 6-7 May 2027 from Caledon, watching parliament make a law',
    'parliament-of-south-africa-visit',
  ),
  expect(
    'Grade 11 History, 30 learners, 2 teachers, Johannesburg, 1 day 11 May 2027 from Vereeniging, an old prison and the highest court',
    'constitution-hill',
  ),
  expect(
    'Grade 10, 34 learners, 3 teachers, KZN Midlands, 3 days 10-12 May 2027 from Durban, where Mandela was arrested',
    'nelson-mandela-capture-site',
  ),
  expect(
    'Grade 10, 40 learners, 3 teachers, Dundee, 2 days 17-18 May 2027 from Vryheid, walking a battlefield of the Anglo-Zulu War',
    'isandlwana-battlefield',
    'rorkes-drift-battlefield-and-art-centre',
  ),
  expect(
    'Grade 8, 35 learners, 2 teachers, Gariep, 2 days 9-10 June 2027 from Aliwal North, inside a dam wall to see the turbines',
    'gariep-dam-wall-tour',
  ),
  expect(
    'Grade 9 Technology, 45 learners, 3 teachers, Jeffreys Bay, 1 day 14 May 2027 from Humansdorp, wind turbines',
    'jeffreys-bay-wind-farm-visitor-centre',
  ),
  expect(
    'Grade 10 Physical Sciences, 30 learners, 2 teachers, Hartbeespoort, 20 May 2027 from Brits, day trip, nuclear energy',
    'necsa-visitor-centre-pelindaba',
  ),
  expect(
    'Grade 2, 50 learners, 5 teachers, Johannesburg, 6 May 2027 from Tembisa, a ride on a real train',
    'gautrain-ride-park-station-to-pretoria',
  ),
  expect(
    'Grade 6, 40 learners, 3 teachers, Kimberley, 2 days 3-4 June 2027 from Bloemfontein, old aeroplanes',
    'pioneers-of-aviation-museum',
  ),
  expect(
    'Grade 9, 30 learners, 2 teachers, Drakensberg, 3 days 21-23 April 2027 from Ladysmith, we want to fly down zip lines in the forest',
    'drakensberg-canopy-tour',
    'karkloof-canopy-tour',
  ),
  expect(
    'Grade 8, 32 learners, 2 teachers, Parys, 2 days 11-12 March 2027 from Sasolburg, white water rafting',
    'vaal-river-rafting-parys',
  ),
  expect(
    'Grade 7, 40 learners, 3 teachers, Polokwane, 3 days 3-5 May 2027 from Mokopane, beadwork and pottery with the people who make it',
    'community-beadwork-and-pottery-visit-ribola-art-route',
    'bakone-malapa-open-air-museum',
  ),
  expect(
    'Grade 5, 35 learners, 3 teachers, Kimberley, 2 days 13-14 May 2027 from Bloemfontein, flamingos',
    'kamfers-dam-flamingo-viewing',
  ),
  expect(
    'Grade 6, 44 learners, 3 teachers, Hermanus, 2 days 2-3 September 2027 from Caledon, whales from the shore',
    'old-harbour-museum-and-cliff-path-whale-watching',
    'de-hoop-nature-reserve',
  ),
  expect(
    'Grade 11 Life Sciences, 28 learners, 2 teachers, St Lucia, 4 days 10-13 May 2027 from Richards Bay, mangroves',
    'umlalazi-nature-reserve',
    'isimangaliso-estuary-boat-cruise-st-lucia',
  ),
  expect(
    'Grade 10, 30 learners, 3 teachers, Plettenberg Bay, 3 days 5-7 May 2027 from George, monkeys in the trees',
    'monkeyland-and-birds-of-eden',
  ),
  expect(
    'Grade 12, 30 learners, 2 teachers, Barberton, 2 days 5-6 May 2027 from Nelspruit, the oldest rocks on earth',
    'barberton-makhonjwa-geotrail',
  ),
  expect(
    'Grade 9, 38 learners, 3 teachers, Pretoria, day trip 26 May 2027 from Mamelodi, the crater where a meteorite fell',
    'tswaing-meteorite-crater',
  ),
  expect(
    'Grade 8, 60 learners, 4 teachers, Cape Town, 2 days 17-18 May 2027 from Vredenburg, a cable car up the mountain',
    'table-mountain-aerial-cableway',
  ),
  expect(
    'Grade 6, 36 learners, 3 teachers, Winterton, 3 days 1-3 June 2027 from Ladysmith, hear a boys choir sing',
    'drakensberg-boys-choir-concert',
  ),
  expect(
    'Grade 10 Visual Arts, 25 learners, 2 teachers, Graaff-Reinet, 3 days 14-16 April 2027 from Cradock, strange cement sculptures by an outsider artist',
    'owl-house-and-camel-yard',
  ),
  expect(
    'Grade 7, 40 learners, 3 teachers, Johannesburg, 10 June 2027 from Katlehong, day trip: robots and experiments they can touch',
    'sci-bono-discovery-centre',
  ),
  expect(
    'Graad 6, 40 leerders, 3 onderwysers, Bloemfontein, 2 dae 6-7 Mei 2027 van Welkom, sterrewag en sterre kyk',
    'naval-hill-planetarium-and-franklin-game-reserve',
    'boyden-observatory',
  ),
  expect(
    'Graad 9, 35 leerders, 2 onderwysers, Garden Route, 3 dae 14-16 April 2027 van Mosselbaai, grotte en volstruise',
    'cango-caves',
    'ostrich-show-farm-visit',
  ),
]
