/** Words of what a trip must have or keep, beside hours, vehicles, beds and meals. */
export const CONDITION_WORDS: ReadonlySet<string> = new Set(
  `guide guides toilet toilets shower showers wifi wi-fi shade fridge bed beds room rooms hall kitchen tent tents hut huts hostel hotel lodge lodges chalet chalets bungalows rondawels rondavels guesthouse backpackers camp campsite accommodation sleep sleeps sleeping stay staying roof matrasse mattresses bedding heaters electricity power water hot cold indoor indoors outdoors inside outside binnenshuis quiet safe clean private dark light lights luxury cheap
  lunch supper dinner breakfast food meal meals snack snacks eat eats eating cook cooks cooking fed soup pap kos ete middagete aandete ontbyt padkos kfc nandos braai picnic tea coffee juice drink drinks fast-food vouchers dijo lekker cake ice
  bus buses taxi taxis kombi kombis bakkie bakkies trailer driver drivers car cars seater 4x4s lift fly flight flights ferry train drive drives driving petrol vehicle vehicles transport
  language isizulu isixhosa sesotho afrikaans english sepedi setswana explains speaks story
  nurse doctor medic lifeguard lifeguards first-aid permit permits passport passports uniform uniforms shoes hats hat phones phone cameras boots jackets towels
  rain rains raining pours weather wind cold heat sun sunset sunrise daylight dark donker late early vroeg morning before after until till by
  groups rotation rotate half together separate apart alone share shares sharing walk walking walks far distance stairs steps queue queues wait waiting crowds noise noisy music loud alcohol booze television tv smoking drugs smoke rush rushing hurry
  church mass service worship devotions adults parents moms mums ma's dads mom mum granny helper facilitator carer prefects leaders matron supervise supervision register insurance risk receipt invoice certificate certificates worksheet available open closed malaria risk
  may must mag moet allowed nobody niemand everyone everybody ouers rails fence deck bathrooms bathroom budget-friendly deposit accessible ramp ramps strobe generators generator firewood tap lock-up plug plugs lockers parking mosquito nets`.split(
    /\s+/u,
  ),
)
/** Words of telling: of the past, of what somebody thinks, says or is. */
export const NARRATIVE_WORDS: ReadonlySet<string> = new Set(
  `paid insists refused cancelled seconded dropped organised disregard copied copy insist nagging hols voted promised phoned loved hated was were had took went heard thinks thought voted reported got begged complained complains moaned promised told wrote called realised decided happened predecessor nervous secretary signed chairperson scouts scouters club parish committee pre-school preschool homeschool remember remembers wants insurance circuit manager district gehad gehoor disaster brass forum`.split(
    /\s+/u,
  ),
)
/** Words by which a clause tells of the writer, the past or a reason, and asks for nothing. */
export const BACKGROUND_WORDS: ReadonlySet<string> = new Set(
  `paid insists refused cancelled seconded dropped organised disregard copied copy insist nagging hols voted promised phoned loved hated was were had took went said says heard know knows think thinks thought hoping voted reported got begged complained complains moaned promised usually always honestly sorry remember remembers writing asked asks telling told never-seen disaster wrote called phoned phone begging nagging realised decided agreed met happened bless hear hearing speak reply replied answer answers cheers regards forgot forget mistake correction funny haha lol flexible depends attached below above subject memo minutes draft forwarded fw fwd re tel cell whatsapp fax signed secretary chairperson principal hod hoof skoolhoof
  quote quotation kwotasie quoted price prys pricing cost costs koste budget begroting money geld cash amount fundraiser fundraising raised collected collect paid committee expensive afford
  syllabus curriculum caps topic topics theme exam exams test project assignment term chapter subject subjects marks
  named called school skool primary high college grade grades gr class classes learners pupils kids children students teachers educators staff boys girls group number numbers total altogether together teach teaching
  spend inclusive all-in approved afford flights proposal fit seconded industry dagtoer daytrip day-trip rugby netball hockey soccer cricket u15 u14 u16 u18 saam club co-op fund treasurer insurance refuses predecessor independent meeting orientation sowat ask asks asked permission complaints failing dream ashamed running calls handle invent templates nervous lesson argument colleagues committee seconded kwotasies quotations klasse journey parish provides brings contribute reasons ruling nap napping panic choose picked listed order proposed provisional hols
  was het gehad gehoor gese gesê dink weet verlede`.split(/\s+/u),
)
