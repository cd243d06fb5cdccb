/** What somebody types, and the place that is meant: written before anybody looked at the names in the book. */
const TABLE = `
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
`

export const SIXTY_PLACES = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [, typed = '', label = '', province = ''] = /^(.+) = (.+), (\w+)$/.exec(line) ?? []
    return { typed, label, province }
  })
