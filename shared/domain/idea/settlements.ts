import type { Province } from '../provinces.ts'

/**
 * Towns and townships that schools leave from and that the catalogue's own list of names does not place, so that
 * a bus can be reckoned from them. Positions are rounded to about 5 km and are for distances only.
 * Of towns that share a name, the first is meant where no province is named; a later one has its province in brackets.
 */
export interface Settlement {
  name: string
  aliases: readonly string[]
  province: Province
  lat: number
  lon: number
}

const TABLE = `
GP Benoni -26.19 28.31
GP Boksburg -26.21 28.26
GP Kempton Park -26.10 28.23
GP Katlehong -26.34 28.15
GP Thokoza -26.36 28.13
GP Vosloorus -26.35 28.20
GP Tembisa -26.00 28.22 =Thembisa
GP Daveyton -26.15 28.42
GP Springs -26.25 28.44
GP Brakpan -26.24 28.37
GP Alberton -26.27 28.12
GP Edenvale -26.14 28.15
GP Bedfordview -26.18 28.13
GP Alexandra -26.10 28.10
GP Lenasia -26.32 27.83
GP Eldorado Park -26.29 27.90
GP Ennerdale -26.40 27.83
GP Orange Farm -26.48 27.87
GP Diepsloot -25.93 28.01
GP Randburg -26.09 28.00
GP Fourways -26.02 28.01
GP Bryanston -26.06 28.03
GP Rosebank -26.15 28.04
GP Randfontein -26.18 27.70
GP Westonaria -26.32 27.65
GP Carletonville -26.36 27.40
GP Kagiso -26.16 27.78
GP Mohlakeng -26.23 27.70
GP Vereeniging -26.67 27.93
GP Vanderbijlpark -26.71 27.84
GP Sebokeng -26.56 27.84
GP Evaton -26.53 27.85
GP Sharpeville -26.69 27.87
GP Meyerton -26.56 28.02
GP KwaThema -26.30 28.40
GP Tsakane -26.36 28.37
GP Duduza -26.39 28.40
GP Ratanda -26.55 28.33
GP Mamelodi -25.72 28.40
GP Atteridgeville -25.77 28.07
GP Ga-Rankuwa -25.62 27.99
GP Mabopane -25.50 28.10
GP Hammanskraal -25.40 28.28
GP Eersterust -25.71 28.31
GP Laudium -25.79 28.10
GP Rosslyn -25.63 28.09
GP Olievenhoutbosch -25.91 28.09
GP Ivory Park -25.99 28.19
GP Muldersdrift -26.03 27.85
WC Khayelitsha -34.04 18.67
WC Mitchells Plain -34.05 18.62 =Mitchell's Plain
WC Gugulethu -33.98 18.57
WC Langa -33.94 18.53
WC Nyanga -33.99 18.58
WC Delft -33.97 18.64
WC Athlone -33.96 18.50
WC Grassy Park -34.05 18.50
WC Wynberg -34.00 18.47
WC Rondebosch -33.96 18.47
WC Claremont -33.98 18.46
WC Muizenberg -34.11 18.47
WC Fish Hoek -34.14 18.43 =Fishhoek
WC Bellville -33.90 18.63
WC Parow -33.90 18.59
WC Goodwood -33.91 18.55
WC Durbanville -33.83 18.65
WC Brackenfell -33.88 18.70
WC Kraaifontein -33.85 18.72
WC Kuils River -33.93 18.68 =Kuilsrivier
WC Table View -33.82 18.49
WC Milnerton -33.87 18.50
WC Camps Bay -33.95 18.38
WC Sea Point -33.92 18.39
WC Atlantis -33.57 18.48
WC Malmesbury -33.46 18.73
WC Wellington -33.64 19.01
WC Strand -34.11 18.83
WC Gordon's Bay -34.16 18.87
WC Macassar -34.06 18.76
WC Tulbagh -33.29 19.14
WC Touws River -33.34 20.03 =Touwsrivier
WC Wolseley -33.41 19.20
WC Ashton -33.83 20.06
WC Bonnievale -33.93 20.10
WC Barrydale -33.90 20.72
WC Ladismith -33.49 21.27
WC Calitzdorp -33.53 21.69
WC Riversdale -34.09 21.26
WC Heidelberg (Western Cape) -34.09 20.96
WC Albertinia -34.20 21.58
WC Stilbaai -34.37 21.40 =Still Bay
WC Caledon -34.23 19.43
WC Kleinmond -34.34 19.03
WC Greyton -34.05 19.61
WC Stanford -34.44 19.46
WC Struisbaai -34.80 20.06
WC Saldanha -33.01 17.94
WC Vredenburg -32.91 17.99
WC Velddrif -32.78 18.17
WC Paternoster -32.81 17.89
WC Darling -33.38 18.38
WC Piketberg -32.90 18.76
WC Citrusdal -32.59 19.01
WC Vredendal -31.67 18.50
WC Vanrhynsdorp -31.61 18.74
WC Laingsburg -33.20 20.86
WC Sedgefield -34.02 22.80
WC Great Brak River -34.04 22.22 =Groot-Brakrivier
WC De Rust -33.49 22.53
KZN Umlazi -29.97 30.88
KZN KwaMashu -29.75 30.98
KZN Chatsworth -29.91 30.89
KZN Phoenix -29.70 31.01
KZN Verulam -29.64 31.05
KZN Tongaat -29.57 31.12
KZN Amanzimtoti -30.05 30.89 =Toti
KZN Pinetown -29.82 30.86
KZN Hillcrest -29.78 30.76
KZN Westville -29.83 30.93
KZN Queensburgh -29.87 30.91
KZN Isipingo -29.99 30.92
KZN Ntuzuma -29.73 30.95
KZN Durban North -29.79 31.04
KZN Umkomaas -30.20 30.80
KZN Ramsgate -30.89 30.34
KZN Harding -30.58 29.89
KZN Ixopo -30.16 30.06
KZN Kokstad -30.55 29.42
KZN Richmond -29.87 30.27
KZN Hilton -29.55 30.30
KZN Edendale -29.65 30.33
KZN Imbali -29.66 30.35
KZN Mooi River -29.21 29.99
KZN Greytown -29.06 30.59
KZN Colenso -28.74 29.83
KZN Glencoe -28.18 30.15
KZN Vryheid -27.77 30.79
KZN Paulpietersburg -27.42 30.82
KZN Pongola -27.38 31.62
KZN Jozini -27.43 32.07
KZN Mtubatuba -28.42 32.18
KZN Empangeni -28.74 31.89
KZN Esikhawini -28.87 31.90
KZN Melmoth -28.59 31.39
KZN Nongoma -27.90 31.65
KZN Madadeni -27.75 30.03
KZN Utrecht -27.66 30.32
KZN Underberg -29.79 29.49
KZN Mandeni -29.13 31.42
KZN Gingindlovu -29.03 31.58
EC Uitenhage -33.76 25.40
EC Despatch -33.80 25.47
EC KwaNobuhle -33.81 25.39
EC Gonubie -32.94 28.00
EC New Brighton -33.90 25.59
EC KwaZakhele -33.88 25.57
EC Motherwell -33.80 25.60
EC Humansdorp -34.03 24.77
EC Kirkwood -33.40 25.44
EC Somerset East -32.72 25.58 =KwaNojoli
EC Mdantsane -32.95 27.73
EC Zwelitsha -32.92 27.43
EC Dimbaza -32.85 27.22
EC Stutterheim -32.57 27.42
EC Fort Beaufort -32.78 26.64 =KwaMaqoma
EC Adelaide -32.71 26.30
EC Bedford -32.68 26.09
EC Peddie -33.20 27.12
EC Kenton-on-Sea -33.68 26.67
EC Alexandria -33.65 26.41
EC Butterworth -32.33 28.15 =Gcuwa
EC Idutywa -32.10 28.30 =Dutywa
EC Engcobo -31.68 28.00 =Ngcobo
EC Cofimvaba -32.00 27.58
EC Cala -31.52 27.70
EC Elliot -31.33 27.85 =Khowa
EC Maclear -31.07 28.35
EC Ugie -31.20 28.23
EC Aliwal North -30.69 26.71 =Maletswai
EC Burgersdorp -30.99 26.33
EC Sterkspruit -30.53 27.37
EC Barkly East -30.97 27.59
EC Middelburg (Eastern Cape) -31.49 25.00
EC Aberdeen -32.48 24.06
EC Jansenville -32.94 24.66
EC Willowmore -33.29 23.49
EC Mount Frere -30.90 28.99 =KwaBhaca
EC Mount Fletcher -30.69 28.50
EC Matatiele -30.34 28.81
EC Bizana -30.86 29.85 =Mbizana
EC Lusikisiki -31.37 29.58
EC Libode -31.54 29.02
EC Tsolo -31.32 28.75
EC Qumbu -31.16 28.87
FS Botshabelo -29.27 26.70
FS Thaba Nchu -29.21 26.84 =Thaba 'Nchu
FS Ladybrand -29.19 27.46
FS Clocolan -28.91 27.57
FS Senekal -28.32 27.62
FS Reitz -27.80 28.43
FS Frankfort -27.28 28.50
FS Heilbron -27.28 27.97
FS Vrede -27.43 29.16
FS Warden -27.85 28.97
FS Sasolburg -26.81 27.83
FS Zamdela -26.84 27.85
FS Viljoenskroon -27.21 26.95
FS Bothaville -27.39 26.62
FS Odendaalsrus -27.87 26.68
FS Virginia -28.10 26.87
FS Theunissen -28.40 26.71
FS Brandfort -28.70 26.46
FS Hennenman -27.97 27.03
FS Ventersburg -28.09 27.14
FS Hoopstad -27.83 25.91
FS Bultfontein -28.29 26.15
FS Smithfield -30.21 26.53
FS Zastron -30.30 27.09
FS Bethulie -30.50 25.97
FS Trompsburg -30.03 25.78
FS Fauresmith -29.75 25.32
FS Koffiefontein -29.40 25.00
FS Wepener -29.73 27.03
FS Fouriesburg -28.62 28.21
FS Thabong -27.98 26.80
LP Seshego -23.85 29.38
LP Lebowakgomo -24.20 29.48
LP Louis Trichardt -23.05 29.90 =Makhado
LP Giyani -23.30 30.72
LP Malamulele -23.00 30.70
LP Sibasa -22.93 30.47
LP Lephalale -23.68 27.70 =Ellisras
LP Marble Hall -24.97 29.29
LP Groblersdal -25.17 29.40
LP Burgersfort -24.67 30.33
LP Steelpoort -24.73 30.20
LP Jane Furse -24.75 29.87
LP Mahwelereng -24.15 28.98
LP Namakgale -23.94 31.03
LP Lenyenye -23.97 30.27
LP Nkowankowa -23.89 30.29
LP Senwabarana -23.28 29.13 =Bochum
LP Alldays -22.68 29.10
LP Acornhoek -24.60 31.09
MP Ermelo -26.52 29.98
MP Bethal -26.45 29.47
MP Standerton -26.93 29.24
MP Volksrust -27.37 29.88
MP Piet Retief -27.01 30.81 =eMkhondo
MP Carolina -26.07 30.12
MP Belfast -25.69 30.04 =eMakhazeni
MP Delmas -26.15 28.68
MP Ogies -26.05 29.06
MP Kriel -26.26 29.23
MP Hendrina -26.16 29.71
MP Balfour -26.66 28.59
MP Leandra -26.37 28.92
MP Evander -26.47 29.11
MP Trichardt -26.49 29.24
MP Embalenhle -26.55 29.08
MP KwaMhlanga -25.43 28.71
MP Kanyamazane -25.47 31.18
MP Malelane -25.48 31.51 =Malalane
MP Bushbuckridge -24.84 31.07
MP Thulamahashe -24.72 31.20
MP Matsulu -25.52 31.35
MP Waterval Boven -25.64 30.33 =Emgwenya
MP Amersfoort -27.01 29.87
NW Lichtenburg -26.15 26.16
NW Ventersdorp -26.32 26.82
NW Coligny -26.33 26.32
NW Orkney -26.98 26.67
NW Stilfontein -26.84 26.77
NW Jouberton -26.89 26.61
NW Wolmaransstad -27.20 25.97
NW Christiana -27.91 25.16
NW Schweizer-Reneke -27.19 25.33
NW Vryburg -26.96 24.73
NW Stella -26.56 24.87
NW Koster -25.86 26.90
NW Swartruggens -25.65 26.69
NW Letlhabile -25.48 27.83
NW Itsoseng -26.09 25.88
NW Ganyesa -26.60 24.18
NW Ikageng -26.72 27.05
NW Mmabatho -25.85 25.63
NW Broederstroom -25.80 27.90
NC Galeshewe -28.72 24.74
NC Warrenton -28.12 24.86
NC Jan Kempdorp -27.92 24.83
NC Hartswater -27.75 24.81
NC Douglas -29.05 23.77
NC Prieska -29.66 22.74
NC Hopetown -29.62 24.09
NC Britstown -30.59 23.50
NC Victoria West -31.40 23.12
NC Hanover -31.07 24.44
NC Noupoort -31.18 24.95
NC Richmond (Northern Cape) -31.42 23.94
NC Fraserburg -31.91 21.51
NC Williston -31.34 20.92
NC Kenhardt -29.35 21.15
NC Keimoes -28.70 20.97
NC Pofadder -29.13 19.39
NC Garies -30.56 17.99
NC Steinkopf -29.26 17.73
NC Danielskuil -28.19 23.54
NC Loeriesfontein -30.95 19.44
KZN Berea -29.85 31.00
NC Brandvlei -30.47 20.49
EC Glenmore -33.13 26.88
NC Pella -29.03 19.15
GP Westdene -26.18 27.99
LP Onverwacht -23.69 27.70
WC Thembalethu -34.00 22.48
GP Welverdiend -26.39 27.28
WC Newlands -33.98 18.46
GP Berea (Gauteng) -26.19 28.06
WC Brandvlei (Western Cape) -33.73 19.40
MP Glenmore (Mpumalanga) -26.27 30.84
WC Pella (Western Cape) -33.54 18.52
FS Westdene (Free State) -29.10 26.21
GP Onverwacht (Gauteng) -25.60 28.60
KZN Thembalethu (KwaZulu-Natal) -27.62 32.03
LP Welverdiend (Limpopo) -24.58 31.33
GP Newlands (Gauteng) -26.17 27.96
EC Balfour (Eastern Cape) -32.54 26.68
WC Chatsworth (Western Cape) -33.55 18.58
WC Elim (Western Cape) -34.59 19.76
EC Frankfort (Eastern Cape) -32.73 27.47
EC Hanover (Eastern Cape) -32.82 27.48
MP Mamelodi (Mpumalanga) -24.60 31.02
WC Rosebank (Western Cape) -33.96 18.47
EC Westville (Eastern Cape) -33.83 25.49
`

export const SETTLEMENTS: readonly Settlement[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [, province, name, lat, lon, aliases] = /^(\w+) (.+?) (-[\d.]+) ([\d.]+)(?: (=.+))?$/u.exec(line) ?? []
    return {
      name: name ?? '',
      aliases: aliases
        ? aliases
            .split('=')
            .map((alias) => alias.trim())
            .filter(Boolean)
        : [],
      province: province as Province,
      lat: Number(lat),
      lon: Number(lon),
    }
  })
