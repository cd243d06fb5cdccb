/** Other names in use, by the name that is shown: official changes since 1994, and Afrikaans names. */
const TABLE = `
Bela-Bela=Bela Bela=Warmbaths=Warmbad
Modimolle=Nylstroom
Mokopane=Potgietersrus
Musina=Messina
Polokwane=Pietersburg
Lephalale=Ellisras
Mookgophong=Naboomspruit
Modjadjiskloof=Duiwelskloof
Bushbuckridge=Bosbokrand
Senwabarwana=Bochum=Senwabarana
Mogwadi=Dendron
Mbombela=Nelspruit
eMalahleni=Witbank
Emgwenya=Waterval Boven=Waterval-Boven
eNtokozweni=Machadodorp
eMakhazeni=Belfast
eMkhondo=Piet Retief=Mkhondo
Mashishing=Lydenburg
Volksrust
Carolina=eMbhuleni
Bethal=eMzinoni
Middelburg=Middleburg
Mahikeng=Mafikeng=Mafeking
Klerksdorp=Matlosana
Vryburg=Huhudi
Zeerust=Ikageleng
Potchefstroom=Tlokwe
KwaDukuza=Stanger
eMkhomazi=Umkomaas
eManzimtoti=Amanzimtoti=Toti
eMdloti=Umdloti
eMkhuze=Mkuze
eSikhaleni=Esikhawini
eMuziwezinto=Umzinto
KwaGingindlovu=Gingindlovu
Mtubatuba
uMhlanga=Umhlanga Rocks
oThongathi=Tongaat
Tugela=Thukela
Ladysmith=Alfred Duma
Pongola=uPhongolo
Greytown=uMvoti
Ballito=Ballitoville
Pietermaritzburg=Maritzburg=PMB=Msunduzi
Gqeberha=Port Elizabeth
Kariega=Uitenhage
KwaNojoli=Somerset East
Makhanda=Grahamstown
Qonce=King William's Town=King Williams Town
Komani=Queenstown
Gcuwa=Butterworth
Nxuba=Cradock
Mthatha=Umtata
Maletswai=Aliwal North
James Calata=Jamestown
Khowa=Elliot
Bizana=Mbizana
MaXesibeni=Mount Ayliff
KwaBhaca=Mount Frere=Mt Frere
Dutywa=Idutywa
Ngcobo=Engcobo
Centane=Kentani
Ngqamakhwe=Nqamakwe
Cofimvaba=Intsika Yethu
Cacadu=Lady Frere
Bhisho=Bisho
Graaff-Reinet=Graaff Reinet=Robert Sobukwe Town
Port St Johns=Port Saint John’s=Port Saint Johns=Port St. Johns
East London=KuGompo=Oos-Londen
Humansdorp=Kouga
Jeffreys Bay=J-Bay=Jeffreysbaai
Fort Beaufort=KwaMaqoma
Mossel Bay=Mosselbaai
Saldanha=Saldanha Bay=Saldanhabaai
St Helena Bay=Saint Helena Bay=Sint Helenabaai
Betty’s Bay=Bettys Bay=Bettysbaai
Arniston=Waenhuiskrans
Cape Town=Kaapstad=iKapa
Simon's Town=Simonstad
Somerset West=Somerset-Wes
Beaufort West=Beaufort-Wes
Wellington
Stilbaai=Still Bay
Lambert's Bay=Lambertsbaai
Groot-Brakrivier=Great Brak River
Touwsrivier=Touws River
Riversdale=Riversdal
Herolds Bay=Heroldsbaai
Kuils River=Kuilsrivier
Elandsbaai=Elands Bay
Doringbaai=Doring Bay
Vanderbijlpark=Vanderbijl
Vereeniging
Pretoria=Tshwane
Johannesburg=Egoli=Joburg=Jozi
Thembisa=Tembisa
Tokoza=Thokoza
Soweto
Bloemfontein=Mangaung
Phuthaditjhaba=Witsieshoek=QwaQwa
Thaba Nchu=Thaba 'Nchu
St Lucia=Saint Lucia
Ritchie=Ritchie NC
Port Nolloth
Douglas
Daniëlskuil=Danielskuil
Centurion=Verwoerdburg
Kimberley=Sol Plaatje
Vanrhynsdorp
Groot Marico=Groot-Marico
Nqanqarhu=Maclear
Sophiatown=Triomf
Bo-Kaap=Malay Quarter
Ntabozuko=Berlin
Barkly East=Ekhephini
Mount Fletcher=Tlokoeng
eNseleni=Nseleni
Umzimkulu=uMzimkhulu
Griekwastad=Griquatown
Vanzylsrus=Van Zylsrus
Dibeng=Deben
Cintsa=Chintsa
eManzana=Badplaas
Moruleng=Saulspoort
Morebeng=Soekmekaar
`

export const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [name = '', ...others] = line.split('=')
      return [name, others]
    }),
)
