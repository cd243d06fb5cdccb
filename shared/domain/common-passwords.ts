/**
 * Passwords that many people choose, in small letters and without digits or signs around them: "Password123!" stands
 * here as "password". Rows of keys stand here too: a run with other signs around it ("qwerty2027!") is no run alone.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password passwort passphrase passcode passme mypassword newpassword oldpassword thepassword changepassword
  temporary temporarypassword defaultpassword secretpassword forgotpassword nopassword
  changeme changeit changethis changenow letmein letmeinnow letmeinplease opensesame openup
  welcome welcomehome welcometo welcomeback hello hellohello helloworld hellokitty goodmorning goodbye
  admin administrator root superuser sysadmin system master webmaster
  guest user username test testtest testing tester testuser demo example sample
  login signin logmein access accessgranted security secret topsecret private nothing whatever anything something
  iloveyou iloveyouso ilovegod ilovejesus iloveme iloveu iloveyousomuch ilovemymom ilovemydad ilovemyself
  loveyou lovelove loveme lovely mylove truelove forever foreverlove always together sweetheart sweety darling
  jesus jesuschrist jesusislord jesusloves jesussaves godisgood godisgreat godislove blessed blessing heaven
  faith hallelujah christian church bible angel angels
  sunshine moonlight rainbow butterfly flower flowers princess prince queen beautiful gorgeous babygirl babyboy
  baby chocolate cupcake cookie cookies strawberry pineapple banana orange cheese coffee candy sugar
  football footballer soccer rugby cricket basketball baseball hockey netball swimming dancing running
  liverpool liverpoolfc manchester manchesterunited manunited chelsea chelseafc arsenal arsenalfc barcelona realmadrid
  springbok springboks gobokke amabokoboko proteas bafanabafana kaizerchiefs amakhosi orlandopirates buccaneers
  mamelodisundowns sundowns stormers sharks cheetahs bluebulls lions
  southafrica mzansi africa azania capetown johannesburg joburg pretoria durban soweto bloemfontein portelizabeth
  gqeberha polokwane nelspruit mbombela kimberley pietermaritzburg eastlondon
  gauteng limpopo mpumalanga freestate northerncape westerncape easterncape northwest kwazulunatal
  mandela nelsonmandela madiba ubuntu amandla shosholoza nkosisikelel
  uhambo school schools schooltrip schooltrips myschool highschool primaryschool teacher teachers teaching educator
  student students learner learners class classroom principal education trip trips holiday holidays
  monkey dragon tiger lion eagle eagles panther wolf shadow ninja samurai warrior hunter killer
  superman batman spiderman ironman pokemon pikachu naruto starwars startrek harrypotter hogwarts minecraft fortnite
  michael jordan jennifer jessica ashley daniel matthew joshua andrew anthony robert thomas william charlie george
  samsung apple iphone nokia google facebook instagram whatsapp youtube twitter microsoft windows internet computer
  laptop keyboard
  freedom trustno trustnoone hotmail gmail yahoo
  january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday summer winter autumn spring
  family myfamily mother father mommy daddy sister brother children grandma bestfriend friends friend
  money millionaire lottery winner success power powerful
  qwerty qwertyui qwertyuiop asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm
  qazwsx qazwsxedc qazwsxedcrfv wsxedc zaqxsw zaqwsx
  asdasd asdasdasd qweqwe qweasd qweasdzxc zxczxc poiuytrewq azerty azertyuiop qwertz qwertzuiop
  correcthorsebatterystaple thequickbrownfox loremipsum tobeornottobe onceuponatime maytheforcebewithyou
  onetwothree onetwothreefour onetwothreefourfive
  `
    .trim()
    .split(/\s+/),
)
