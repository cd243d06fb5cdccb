/**
 * Suburbs and townships of the larger cities that schools use in their address; positions are accurate to about one
 * kilometre.
 */
const TABLE = `
GP Johannesburg: Soweto -26.268 27.858; Rosebank -26.145 28.041; Sandton -26.107 28.057; Randburg -26.094 28.001; Melville -26.176 28.008; Parktown -26.183 28.036; Houghton -26.168 28.058; Yeoville -26.182 28.062; Hillbrow -26.190 28.048; Berea -26.186 28.055; Braamfontein -26.193 28.034; Bryanston -26.058 28.024; Fourways -26.018 28.013; Midrand -25.989 28.128; Kyalami -25.998 28.068; Lonehill -26.016 28.027; Rivonia -26.053 28.060; Northcliff -26.147 27.968; Linden -26.137 27.993; Greenside -26.147 28.014; Parkhurst -26.140 28.017; Craighall -26.124 28.025; Auckland Park -26.184 28.003; Westdene -26.177 27.987; Newlands -26.171 27.963; Roosevelt Park -26.157 27.983; Kensington -26.193 28.103; Bruma -26.180 28.110; Turffontein -26.245 28.040; Rosettenville -26.255 28.052; Mondeor -26.273 28.000; Glenvista -26.282 28.057; Ennerdale -26.407 27.840; Eldorado Park -26.292 27.902; Lenasia -26.317 27.833; Diepsloot -25.934 28.014; Alexandra -26.103 28.098; Ivory Park -26.000 28.190; Florida -26.178 27.917; Orlando West -26.237 27.908; Diepkloof -26.247 27.953; Meadowlands -26.214 27.893; Pimville -26.268 27.903; Dobsonville -26.223 27.868; Protea Glen -26.275 27.813; Sophiatown -26.177 27.983; Westbury -26.187 27.975; Noordgesig -26.228 27.935; Orlando East -26.240 27.925; Jabulani -26.252 27.853; Zola -26.250 27.835; Kliptown -26.278 27.888; Naledi -26.255 27.825; Dube -26.243 27.893; Mofolo -26.255 27.883; Chiawelo -26.280 27.862; Rockville -26.267 27.877; Protea North -26.262 27.842; Cosmo City -26.020 27.930; Zandspruit -26.050 27.933; Honeydew -26.073 27.920; Rabie Ridge -26.020 28.175; Kya Sand -26.020 27.950; Lawley -26.380 27.815; Ormonde -26.243 28.000
GP Pretoria: Hatfield -25.750 28.238; Brooklyn -25.772 28.236; Menlo Park -25.770 28.260; Lynnwood -25.760 28.283; Faerie Glen -25.783 28.306; Garsfontein -25.797 28.303; Waterkloof -25.780 28.245; Centurion -25.860 28.189; Lyttelton -25.832 28.207; Eersterust -25.707 28.313; Mamelodi -25.710 28.368; Atteridgeville -25.773 28.071; Laudium -25.787 28.103; Soshanguve -25.526 28.099; Mabopane -25.499 28.098; Hammanskraal -25.401 28.283; Montana -25.673 28.263; Arcadia -25.745 28.217; Sunnyside -25.754 28.214; Silverton -25.733 28.300; Akasia -25.663 28.103; Irene -25.878 28.222; Lotus Gardens -25.752 28.070; Moreleta Park -25.827 28.295; Stinkwater -25.402 28.225; Temba -25.392 28.260; Winterveld -25.430 27.960
GP Ekurhuleni: Bedfordview -26.180 28.133; Daveyton -26.150 28.417; Vosloorus -26.356 28.202; Katlehong -26.341 28.152; Thokoza -26.357 28.135; KwaThema -26.297 28.398; Duduza -26.373 28.402; Tsakane -26.357 28.383; Primrose -26.186 28.161; Boksburg North -26.206 28.256; Wattville -26.220 28.305; Actonville -26.210 28.305; Reiger Park -26.232 28.228; Crystal Park -26.125 28.365; Birchleigh -26.058 28.235; Palm Ridge -26.388 28.160; Phola Park -26.362 28.138; Zonkizizwe -26.400 28.195
WC Cape Town: Claremont -33.981 18.464; Rondebosch -33.963 18.477; Newlands -33.976 18.459; Observatory -33.938 18.472; Mowbray -33.947 18.474; Kenilworth -33.995 18.474; Wynberg -34.003 18.466; Plumstead -34.021 18.468; Constantia -34.029 18.426; Bergvliet -34.047 18.453; Tokai -34.062 18.443; Retreat -34.058 18.479; Muizenberg -34.105 18.469; Fish Hoek -34.136 18.431; Kalk Bay -34.129 18.448; Noordhoek -34.103 18.382; Kommetjie -34.142 18.329; Hout Bay -34.044 18.357; Camps Bay -33.951 18.378; Sea Point -33.916 18.389; Green Point -33.906 18.408; Gardens -33.934 18.413; Tamboerskloof -33.931 18.402; Woodstock -33.928 18.446; Salt River -33.929 18.461; Pinelands -33.938 18.512; Goodwood -33.907 18.551; Parow -33.903 18.594; Bellville -33.899 18.630; Durbanville -33.832 18.649; Brackenfell -33.874 18.697; Kraaifontein -33.850 18.722; Kuils River -33.932 18.680; Milnerton -33.874 18.497; Table View -33.825 18.490; Bloubergstrand -33.799 18.461; Parklands -33.813 18.505; Athlone -33.963 18.503; Bonteheuwel -33.951 18.548; Langa -33.945 18.531; Gugulethu -33.983 18.570; Nyanga -33.996 18.585; Philippi -34.003 18.600; Crossroads -34.000 18.597; Delft -33.970 18.640; Mitchells Plain -34.047 18.618; Khayelitsha -34.039 18.674; Grassy Park -34.047 18.494; Lavender Hill -34.073 18.490; Ottery -34.019 18.503; Lansdowne -33.988 18.503; Mfuleni -34.005 18.680; Elsies River -33.920 18.575; Simon's Town -34.192 18.432; Strand -34.113 18.829; Gordon's Bay -34.163 18.866; Somerset West -34.076 18.843; Macassar -34.061 18.764; Manenberg -33.985 18.555; Hanover Park -33.993 18.530; Heideveld -33.967 18.552; Bishop Lavis -33.948 18.578; Belhar -33.943 18.640; Ravensmead -33.918 18.605; Imizamo Yethu -34.027 18.362; Ocean View -34.148 18.353; Masiphumelele -34.130 18.377; Steenberg -34.067 18.470; Bo-Kaap -33.920 18.414; Thornton -33.920 18.535; Eerste River -34.005 18.725; Blue Downs -34.003 18.683; Lwandle -34.123 18.862; Sir Lowry's Pass -34.120 18.915
KZN Durban: Umhlanga -29.726 31.084; Umlazi -29.969 30.884; KwaMashu -29.744 30.978; Inanda -29.696 30.944; Phoenix -29.704 31.005; Chatsworth -29.912 30.883; Pinetown -29.818 30.862; Westville -29.832 30.929; Kloof -29.784 30.834; Hillcrest -29.780 30.763; Glenwood -29.866 30.988; Musgrave -29.846 31.000; Berea -29.850 30.997; Morningside -29.826 31.012; Durban North -29.787 31.037; La Lucia -29.755 31.058; Bluff -29.928 31.005; Amanzimtoti -30.052 30.887; Isipingo -29.994 30.914; Queensburgh -29.873 30.925; Yellowwood Park -29.916 30.942; Verulam -29.646 31.047; Clermont -29.797 30.903; Ntuzuma -29.742 30.940; Lamontville -29.937 30.936; Mount Edgecombe -29.716 31.042; Reservoir Hills -29.797 30.940; Overport -29.839 30.988; Sydenham -29.831 30.984; Cato Ridge -29.736 30.589; Chesterville -29.848 30.945; Cato Manor -29.860 30.960; KwaDabeka -29.765 30.910; KwaNdengezi -29.860 30.770; Hammarsdale -29.800 30.660; Gillitts -29.795 30.795; Merebank -29.957 30.965; Wentworth -29.930 30.985; Montclair -29.920 30.965; Kingsburgh -30.080 30.865; Adams Mission -30.030 30.795
KZN Pietermaritzburg: Edendale -29.655 30.327; Imbali -29.662 30.346; Northdale -29.570 30.398; Scottsville -29.618 30.396; Hilton -29.553 30.300; Howick -29.478 30.231; Sobantu -29.597 30.425; Merrivale -29.512 30.245; Cedara -29.537 30.267; Thornville -29.722 30.385
EC Gqeberha: Summerstrand -34.000 25.667; Walmer -33.980 25.587; Newton Park -33.949 25.570; Despatch -33.800 25.467; New Brighton -33.899 25.597; KwaZakhele -33.882 25.588; Motherwell -33.804 25.590; Zwide -33.868 25.567; Gelvandale -33.927 25.560; Bethelsdorp -33.876 25.510; KwaNobuhle -33.810 25.388; Lorraine -33.974 25.509; Bluewater Bay -33.857 25.629; Kwadwesi -33.843 25.515
EC East London: Beacon Bay -32.953 27.943; Gonubie -32.933 28.017; Mdantsane -32.944 27.763; Vincent -32.984 27.905; Nahoon -32.976 27.933; Duncan Village -33.003 27.879; Amalinda -32.988 27.858
FS Bloemfontein: Botshabelo -29.268 26.705; Langenhoven Park -29.081 26.155; Universitas -29.117 26.178; Bayswater -29.080 26.220; Heidedal -29.137 26.247; Rocklands -29.186 26.254; Batho -29.135 26.225; Phahameng -29.150 26.225; Bainsvlei -29.090 26.130; Westdene -29.103 26.207
GP Krugersdorp: Munsieville -26.083 27.753
GP Westonaria: Bekkersdal -26.283 27.702
GP Randfontein: Toekomsrus -26.205 27.680
GP Carletonville: Khutsong -26.333 27.325; Wedela -26.465 27.380
GP Fochville: Kokosi -26.500 27.465
GP Vanderbijlpark: Bophelong -26.722 27.785; Boipatong -26.668 27.848
GP Cullinan: Refilwe -25.660 28.525
GP Bronkhorstspruit: Zithobeni -25.775 28.740
WC Stellenbosch: Kayamandi -33.918 18.845
WC Paarl: Mbekweni -33.675 18.993
WC Hermanus: Hawston -34.387 19.130; Onrus -34.412 19.177
WC George: Thembalethu -34.000 22.475; Pacaltsdorp -34.018 22.457
WC Plettenberg Bay: KwaNokuthula -34.045 23.325
WC Worcester: Zwelethemba -33.655 19.480
WC Ashton: Zolani -33.835 20.080
WC Robertson: Nkqubela -33.815 19.895
KZN Empangeni: Ngwelezana -28.782 31.863; Nseleni -28.670 31.990
KZN Ladysmith: Ezakheni -28.612 29.905; Steadville -28.578 29.815
KZN Newcastle: Osizweni -27.780 30.125
EC Qonce: Ginsberg -32.893 27.390; Breidbach -32.885 27.455
EC Queenstown: Ezibeleni -31.905 26.945
FS Welkom: Bronville -27.982 26.790; Riebeeckstad -27.920 26.820
FS Virginia: Meloding -28.138 26.905
FS Odendaalsrus: Kutlwanong -27.838 26.752
FS Bothaville: Kgotsong -27.368 26.625
FS Ficksburg: Meqheleng -28.870 27.865
FS Bethlehem: Bohlokong -28.218 28.283
FS Parys: Tumahole -26.925 27.490
FS Kroonstad: Maokeng -27.685 27.200
LP Phalaborwa: Lulekani -23.870 31.075
LP Thohoyandou: Makwarela -22.940 30.480
LP Makhado: Tshikota -23.055 29.885
LP Musina: Nancefield -22.365 30.045
LP Modimolle: Phagameng -24.688 28.435
LP Lephalale: Onverwacht -23.690 27.700
MP Middelburg: Mhluzi -25.757 29.430
MP eMalahleni: KwaGuqa -25.868 29.130; Ackerville -25.880 29.195; Lynnville -25.868 29.198
MP Hendrina: Kwazamokuhle -26.142 29.720
MP Delmas: Botleng -26.118 28.705
MP Standerton: Sakhile -26.975 29.220
MP Volksrust: Vukuzakhe -27.350 29.885
MP Ermelo: Wesselton -26.500 29.990
MP Carolina: Silobela -26.085 30.115
MP eMakhazeni: Siyathuthuka -25.670 30.015
MP Sabie: Simile -25.105 30.790
MP Mbombela: KaBokweni -25.325 31.135; Pienaar -25.445 31.125; Msogwaba -25.425 31.160
MP Barberton: Emjindini -25.795 31.030
MP Balfour: Siyathemba -26.645 28.610
NC Kimberley: Roodepan -28.690 24.725
NC Upington: Paballelo -28.435 21.225; Louisvale -28.570 21.200
NC Kuruman: Mothibistad -27.400 23.490; Wrenchville -27.465 23.450
NW Klerksdorp: Kanana -26.960 26.640; Khuma -26.850 26.855; Tigane -26.640 26.600
NW Potchefstroom: Promosa -26.705 27.035; Mohadin -26.715 27.050
NW Ventersdorp: Tshing -26.330 26.805
NW Wolmaransstad: Tswelelang -27.185 26.005
NW Bloemhof: Boitumelong -27.635 25.585
NW Schweizer-Reneke: Ipelegeng -27.170 25.335
NW Lichtenburg: Boikhutso -26.125 26.185
NW Mahikeng: Montshiwa -25.845 25.625
NW Zeerust: Ikageleng -25.560 26.090
NW Rustenburg: Tlhabane -25.640 27.210; Boitekong -25.605 27.300; Kroondal -25.725 27.305
NW Brits: Oukasie -25.600 27.780; Mothutlung -25.650 27.840; Bapong -25.715 27.685; Majakaneng -25.720 27.735
NW Hartbeespoort: Kosmos -25.740 27.845; Schoemansville -25.730 27.880
`

interface Suburb {
  province: string
  city: string
  name: string
  lat: number
  lon: number
}

export const SUBURBS: readonly Suburb[] = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [, province = '', city = '', list = ''] = /^(\w+) ([^:]+): (.+)$/.exec(line) ?? []
    return list.split('; ').map((entry) => {
      const [, name = '', lat, lon] = /^(.+) (-[\d.]+) ([\d.]+)$/.exec(entry) ?? []
      return { province, city, name, lat: Number(lat), lon: Number(lon) }
    })
  })
