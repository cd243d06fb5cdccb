/** Suburbs and townships of the larger cities that schools give as their address; positions to about a kilometre. */
const TABLE = `
GP Johannesburg: Soweto -26.268 27.858; Rosebank -26.145 28.041; Sandton -26.107 28.057; Randburg -26.094 28.001; Melville -26.176 28.008; Parktown -26.183 28.036; Houghton -26.168 28.058; Yeoville -26.182 28.062; Hillbrow -26.190 28.048; Berea -26.186 28.055; Braamfontein -26.193 28.034; Bryanston -26.058 28.024; Fourways -26.018 28.013; Midrand -25.989 28.128; Kyalami -25.998 28.068; Lonehill -26.016 28.027; Rivonia -26.053 28.060; Northcliff -26.147 27.968; Linden -26.137 27.993; Greenside -26.147 28.014; Parkhurst -26.140 28.017; Craighall -26.124 28.025; Auckland Park -26.184 28.003; Westdene -26.177 27.987; Newlands -26.171 27.963; Roosevelt Park -26.157 27.983; Kensington -26.193 28.103; Bruma -26.180 28.110; Turffontein -26.245 28.040; Rosettenville -26.255 28.052; Mondeor -26.273 28.000; Glenvista -26.282 28.057; Ennerdale -26.407 27.840; Eldorado Park -26.292 27.902; Lenasia -26.317 27.833; Diepsloot -25.934 28.014; Alexandra -26.103 28.098; Ivory Park -26.000 28.190; Florida -26.178 27.917; Orlando West -26.237 27.908; Diepkloof -26.247 27.953; Meadowlands -26.214 27.893; Pimville -26.268 27.903; Dobsonville -26.223 27.868; Protea Glen -26.275 27.813
GP Pretoria: Hatfield -25.750 28.238; Brooklyn -25.772 28.236; Menlo Park -25.770 28.260; Lynnwood -25.760 28.283; Faerie Glen -25.783 28.306; Garsfontein -25.797 28.303; Waterkloof -25.780 28.245; Centurion -25.860 28.189; Lyttelton -25.832 28.207; Eersterust -25.707 28.313; Mamelodi -25.710 28.368; Atteridgeville -25.773 28.071; Laudium -25.787 28.103; Soshanguve -25.526 28.099; Mabopane -25.499 28.098; Hammanskraal -25.401 28.283; Montana -25.673 28.263; Arcadia -25.745 28.217; Sunnyside -25.754 28.214; Silverton -25.733 28.300; Akasia -25.663 28.103; Irene -25.878 28.222
GP Ekurhuleni: Bedfordview -26.180 28.133; Daveyton -26.150 28.417; Vosloorus -26.356 28.202; Katlehong -26.341 28.152; Thokoza -26.357 28.135; KwaThema -26.297 28.398; Duduza -26.373 28.402; Tsakane -26.357 28.383; Primrose -26.186 28.161; Boksburg North -26.206 28.256
WC Cape Town: Claremont -33.981 18.464; Rondebosch -33.963 18.477; Newlands -33.976 18.459; Observatory -33.938 18.472; Mowbray -33.947 18.474; Kenilworth -33.995 18.474; Wynberg -34.003 18.466; Plumstead -34.021 18.468; Constantia -34.029 18.426; Bergvliet -34.047 18.453; Tokai -34.062 18.443; Retreat -34.058 18.479; Muizenberg -34.105 18.469; Fish Hoek -34.136 18.431; Kalk Bay -34.129 18.448; Noordhoek -34.103 18.382; Kommetjie -34.142 18.329; Hout Bay -34.044 18.357; Camps Bay -33.951 18.378; Sea Point -33.916 18.389; Green Point -33.906 18.408; Gardens -33.934 18.413; Tamboerskloof -33.931 18.402; Woodstock -33.928 18.446; Salt River -33.929 18.461; Pinelands -33.938 18.512; Goodwood -33.907 18.551; Parow -33.903 18.594; Bellville -33.899 18.630; Durbanville -33.832 18.649; Brackenfell -33.874 18.697; Kraaifontein -33.850 18.722; Kuils River -33.932 18.680; Milnerton -33.874 18.497; Table View -33.825 18.490; Bloubergstrand -33.799 18.461; Parklands -33.813 18.505; Athlone -33.963 18.503; Bonteheuwel -33.951 18.548; Langa -33.945 18.531; Gugulethu -33.983 18.570; Nyanga -33.996 18.585; Philippi -34.003 18.600; Crossroads -34.000 18.597; Delft -33.970 18.640; Mitchells Plain -34.047 18.618; Khayelitsha -34.039 18.674; Grassy Park -34.047 18.494; Lavender Hill -34.073 18.490; Ottery -34.019 18.503; Lansdowne -33.988 18.503; Mfuleni -34.005 18.680; Elsies River -33.920 18.575; Simon's Town -34.192 18.432; Strand -34.113 18.829; Gordon's Bay -34.163 18.866; Somerset West -34.076 18.843; Macassar -34.061 18.764
KZN Durban: Umhlanga -29.726 31.084; Umlazi -29.969 30.884; KwaMashu -29.744 30.978; Inanda -29.696 30.944; Phoenix -29.704 31.005; Chatsworth -29.912 30.883; Pinetown -29.818 30.862; Westville -29.832 30.929; Kloof -29.784 30.834; Hillcrest -29.780 30.763; Glenwood -29.866 30.988; Musgrave -29.846 31.000; Berea -29.850 30.997; Morningside -29.826 31.012; Durban North -29.787 31.037; La Lucia -29.755 31.058; Bluff -29.928 31.005; Amanzimtoti -30.052 30.887; Isipingo -29.994 30.914; Queensburgh -29.873 30.925; Yellowwood Park -29.916 30.942; Verulam -29.646 31.047; Clermont -29.797 30.903; Ntuzuma -29.742 30.940; Lamontville -29.937 30.936; Mount Edgecombe -29.716 31.042; Reservoir Hills -29.797 30.940; Overport -29.839 30.988; Sydenham -29.831 30.984; Cato Ridge -29.736 30.589
KZN Pietermaritzburg: Edendale -29.655 30.327; Imbali -29.662 30.346; Northdale -29.570 30.398; Scottsville -29.618 30.396; Hilton -29.553 30.300; Howick -29.478 30.231
EC Gqeberha: Summerstrand -34.000 25.667; Walmer -33.980 25.587; Newton Park -33.949 25.570; Despatch -33.800 25.467; New Brighton -33.899 25.597; KwaZakhele -33.882 25.588; Motherwell -33.804 25.590; Zwide -33.868 25.567; Gelvandale -33.927 25.560; Bethelsdorp -33.876 25.510; KwaNobuhle -33.810 25.388; Lorraine -33.974 25.509; Bluewater Bay -33.857 25.629
EC East London: Beacon Bay -32.953 27.943; Gonubie -32.933 28.017; Mdantsane -32.944 27.763; Vincent -32.984 27.905; Nahoon -32.976 27.933; Duncan Village -33.003 27.879; Amalinda -32.988 27.858
FS Bloemfontein: Botshabelo -29.268 26.705; Langenhoven Park -29.081 26.155; Universitas -29.117 26.178; Bayswater -29.080 26.220; Heidedal -29.137 26.247; Rocklands -29.186 26.254
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
