/**
 * Small towns and villages with a school that the public list of cities lacks; positions are estimates, accurate to
 * about five kilometres.
 */
const TABLE = `
GP De Deur -26.47 27.97
GP Vischkuil -26.36 28.63
GP Hekpoort -25.88 27.62
GP Tarlton -26.07 27.63
GP Lanseria -25.94 27.92
GP Vaal Marina -26.88 28.23
WC Laaiplek -32.77 18.15
WC Wupperthal -32.28 19.22
WC Gouritsmond -34.35 21.88
WC Nature's Valley -33.98 23.56
KZN Umhlali -29.48 31.21
KZN Pomeroy -28.56 30.44
KZN Maphumulo -29.15 31.06
KZN Highflats -30.26 30.20
KZN Umzimkulu -30.26 29.94
KZN Shelly Beach -30.80 30.41
KZN Park Rynie -30.31 30.74
KZN Boston -29.68 30.02
KZN Rosetta -29.30 29.97
KZN Lions River -29.46 30.15
KZN Van Reenen -28.37 29.38
KZN Ubombo -27.56 32.08
EC Riebeeck East -33.20 26.16
EC Bushmans River Mouth -33.69 26.66
EC Kidd's Beach -33.15 27.70
EC Cape St Francis -34.20 24.83
EC Oyster Bay -34.17 24.66
EC Loerie -33.87 25.02
EC Rhodes -30.79 27.96
EC Herschel -30.62 27.17
EC Morgan Bay -32.71 28.34
EC Haga Haga -32.76 28.24
EC Cintsa -32.83 28.11
EC Mvezo -31.96 28.49
EC Mazeppa Bay -32.47 28.65
EC Berlin -32.88 27.58
FS Petrus Steyn -27.65 28.13
FS Soutpan -28.72 26.07
LP Zebediela -24.30 29.28
LP Tshakhuma -23.06 30.30
LP Vivo -23.03 29.28
LP Morebeng -23.51 29.71
LP Settlers -24.96 28.54
LP Roedtan -24.60 29.08
LP Bandelierkop -23.32 29.80
LP Politsi -23.77 30.08
LP Dennilton -25.28 29.18
LP Bakenberg -23.87 28.77
MP Arnot -25.94 29.79
MP Amsterdam -26.62 30.67
MP Waterval Onder -25.65 30.37
MP Greylingstad -26.74 28.75
MP Elukwatini -26.05 30.80
MP Badplaas -25.95 30.57
MP Kaapmuiden -25.53 31.32
MP Kiepersol -25.06 31.04
MP Stoffberg -25.44 29.81
MP Tonga -25.69 31.79
MP Naas -25.66 31.83
NC Windsorton -28.33 24.72
NC Delportshoop -28.42 24.29
NC Ulco -28.32 24.22
NC Lime Acres -28.37 23.48
NC Dibeng -27.59 22.88
NC Olifantshoek -27.94 22.74
NC Hotazel -27.20 22.96
NC Black Rock -27.13 22.83
NC Vanzylsrus -26.88 22.05
NC Askham -26.98 20.78
NC Rietfontein -26.74 20.03
NC Aggeneys -29.20 18.85
NC Onseepkans -28.75 19.30
NC Pella -29.03 19.15
NC Concordia -29.54 17.94
NC Komaggas -29.80 17.48
NC Kleinzee -29.68 17.06
NC Hondeklip Bay -30.31 17.28
NC Loxton -31.48 22.35
NC Marydale -29.40 22.10
NC Griekwastad -28.85 23.25
NC Campbell -28.81 23.72
NC Strydenburg -29.94 23.67
NC Norvalspont -30.63 25.46
NC Kanoneiland -28.65 21.10
NC Eksteenfontein -28.82 17.25
NC Kuboes -28.45 16.99
NW Reivilo -27.57 24.19
NW Morokweng -26.12 23.77
NW Tosca -25.88 23.95
NW Biesiesvlei -26.38 25.90
NW Boons -25.98 27.20
NW Mmakau -25.63 27.93
NW Ledig -25.36 27.05
NW Moruleng -25.16 27.17
NW Mabeskraal -25.20 26.80
NW Dinokana -25.45 25.87
NW Gopane -25.32 25.83
NW Setlagole -26.28 25.12
NW Madibogo -26.42 25.20
NW Kraaipan -26.29 25.31
NW Tlakgameng -26.50 24.33
NW Bodibe -26.02 25.87
NW Mathibestad -25.27 28.13
NW Atamelang -26.47 25.40
`

export const VILLAGES = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [, province = '', name = '', lat, lon] = /^(\w+) (.+) (-[\d.]+) ([\d.]+)$/.exec(line) ?? []
    return { province, name, lat: Number(lat), lon: Number(lon) }
  })
