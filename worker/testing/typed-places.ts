/**
 * What somebody types, and the place that is meant: each list was written before anybody looked
 * at the names in the book. A place that the book has under another of its names is the same place.
 */
const LISTS = {
  first: `
Sandton = Sandton, GP
mamelodi = Mamelodi, GP
Soshanguve = Soshanguve, GP
Boksb = Boksburg, GP
benoni = Benoni, GP
Katlehong = Katlehong, GP
Vanderbijl = Vanderbijlpark, GP
carltonville = Carletonville, GP
Midrand = Midrand, GP
Rosebank = Rosebank, GP
Mitchells Plain = Mitchells Plain, WC
khayelitsha = Khayelitsha, WC
Stellenbosh = Stellenbosch, WC
paarl = Paarl, WC
Mosselbaai = Mossel Bay, WC
Beaufort West = Beaufort West, WC
Hermanus = Hermanus, WC
Claremont = Claremont, WC
Oudtshoorn = Oudtshoorn, WC
saldanha = Saldanha, WC
Umhlanga = Umhlanga, KZN
umlazi = Umlazi, KZN
Pinetown = Pinetown, KZN
Richards Bay = Richards Bay, KZN
ladysmith = Ladysmith, KZN
Stanger = KwaDukuza, KZN
pietermaritzb = Pietermaritzburg, KZN
Ulundi = Ulundi, KZN
Kokstad = Kokstad, KZN
New Castle = Newcastle, KZN
Grahamstown = Makhanda, EC
Umtata = Mthatha, EC
king williams = Qonce, EC
Uitenhage = Kariega, EC
Queenstown = Queenstown, EC
mdantsane = Mdantsane, EC
Butterworth = Gcuwa, EC
Port Alfred = Port Alfred, EC
Cradock = Cradock, EC
Gqebera = Gqeberha, EC
Welkom = Welkom, FS
botshabelo = Botshabelo, FS
Phuthaditjaba = Phuthaditjhaba, FS
Kroonstad = Kroonstad, FS
sasolburg = Sasolburg, FS
Pietersburg = Polokwane, LP
Tzaneen = Tzaneen, LP
thohoyandou = Thohoyandou, LP
Warmbaths = Bela-Bela, LP
Louis Trichardt = Louis Trichardt, LP
Nelspruit = Mbombela, MP
eMalahleni = eMalahleni, MP
Ermelo = Ermelo, MP
secunda = Secunda, MP
Rustenberg = Rustenburg, NW
Mafikeng = Mahikeng, NW
potch = Potchefstroom, NW
Upington = Upington, NC
Springbok = Springbok, NC
kuruman = Kuruman, NC
`,
  second: `
Johannesb = Johannesburg, GP
cape tow = Cape Town, WC
durb = Durban, KZN
bloemf = Bloemfontein, FS
Polokw = Polokwane, LP
kimberl = Kimberley, NC
East Lon = East London, EC
pretor = Pretoria, GP
Rustenb = Rustenburg, NW
mbombel = Mbombela, MP
potchef = Potchefstroom, NW
Bethleh = Bethlehem, FS
Graaff = Graaff-Reinet, EC
ermel = Ermelo, MP
Bela = Bela-Bela, LP
vryhei = Vryheid, KZN
Kurum = Kuruman, NC
brits = Brits, NW
knysn = Knysna, WC
Phalab = Phalaborwa, LP
Nieu Beth = Nieu-Bethesda, EC
claren = Clarens, FS
grasko = Graskop, MP
Hogsb = Hogsback, EC
mcgreg = McGregor, WC
Sutherl = Sutherland, NC
dullst = Dullstroom, MP
Himev = Himeville, KZN
Groot Mar = Groot Marico, NW
modjadj = Modjadjiskloof, LP
Langa = Langa, WC
kwamash = KwaMashu, KZN
New Bright = New Brighton, EC
tembis = Tembisa / Thembisa, GP
Galesh = Galeshewe, NC
sesheg = Seshego, LP
Joubert = Jouberton, NW
Rondebos = Rondebosch, WC
chatsw = Chatsworth, KZN
Kanyam = KaNyamazane, MP
Port Eliz = Gqeberha, EC
Witbank = eMalahleni, MP
lydenburg = Mashishing / Lydenburg, MP
Potgietersrus = Mokopane, LP
Mmabatho = Mahikeng, NW
Verwoerdburg = Centurion, GP
mount frere = KwaBhaca, EC
Tongaat = oThongathi, KZN
Hluhlue = Hluhluwe, KZN
Franshoek = Franschhoek, WC
Klerksdrop = Klerksdorp, NW
amanzimtotti = Amanzimtoti / eManzimtoti, KZN
Plettenburg Bay = Plettenberg Bay, WC
hazyvew = Hazyview, MP
Richmond KZN = Richmond, KZN
Middelburg Mpumalanga = Middelburg, MP
heidelberg western cape = Heidelberg, WC
Robben Isl = Robben Island / Robben Island Museum, WC
marope = Maropeng / Maropeng Visitor Centre, GP
Hilton College = Hilton, KZN
`,
  third: `
Sowet = Soweto, GP
germist = Germiston, GP
Centur = Centurion, GP
georg = George, WC
mahik = Mahikeng, NW
uping = Upington, NC
Gqeberh = Gqeberha, EC
vereen = Vereeniging, GP
Secun = Secunda, MP
worces = Worcester, WC
Lichtenb = Lichtenburg, NW
harrism = Harrismith, FS
standert = Standerton, MP
Springb = Springbok, NC
swellen = Swellendam, WC
Jeffreys = Jeffreys Bay, EC
port shep = Port Shepstone, KZN
Musin = Musina, LP
De Aar = De Aar, NC
parys = Parys, FS
Prince Alb = Prince Albert, WC
kaapseh = Kaapsehoop, MP
Haenert = Haenertsburg, LP
philippol = Philippolis, FS
Pofad = Pofadder, NC
coffee b = Coffee Bay, EC
Nottingham = Nottingham Road, KZN
cullin = Cullinan, GP
Schweizer = Schweizer-Reneke, NW
rhodes = Rhodes, EC
gugulet = Gugulethu, WC
Alexan = Alexandra, GP
ntuzum = Ntuzuma, KZN
Zwide = Zwide, EC
ikagen = Ikageng, NW
Mankwe = Mankweng, LP
hatfiel = Hatfield, GP
Bellvi = Bellville, WC
thabong = Thabong, FS
mhluzi = Mhluzi, MP
Ellisras = Lephalale, LP
nylstroom = Modimolle, LP
Maclear = Nqanqarhu / Maclear, EC
Machadodorp = eNtokozweni, MP
piet retief = eMkhondo, MP
Naboomspruit = Mookgophong, LP
Triomf = Sophiatown, GP
egoli = Johannesburg, GP
Oudshoorn = Oudtshoorn, WC
Bethlahem = Bethlehem, FS
ballitto = Ballito, KZN
Potchefstrom = Potchefstroom, NW
roodeport = Roodepoort, GP
port st johns = Port St Johns, EC
Richmond Northern Cape = Richmond, NC
middelburg ec = Middelburg, EC
Ladybrand Free State = Ladybrand, FS
kirstenb = Kirstenbosch / Kirstenbosch National Botanical Garden, WC
Golden Gate = Golden Gate / Golden Gate Highlands National Park, FS
Balfour, Mpumalanga = Balfour, MP
`,
}

const rowsOf = (list: string) =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [, typed = '', labels = '', province = ''] = /^(.+) = (.+), (\w+)$/.exec(line) ?? []
      return { typed, labels: labels.split(' / '), province }
    })

export const TYPED_PLACES = Object.entries(LISTS).map(([list, rows]) => ({ list, places: rowsOf(rows) }))
