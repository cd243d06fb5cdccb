import { safetyRuleInWords, type SafetyRuleCode } from '#shared/domain/catalogue/safety-rules'
import type { Language } from '../../../language.ts'

const AF: Record<SafetyRuleCode, string> = {
  'museum-rules': 'Klein groepe onder toesig; sakke en fone volgens die museum se reëls.',
  'sun-and-shade': 'Hoede, sonskerm en water; beplan skaduwee en toiletstoppe.',
  'quiet-and-modest': 'Plek van herinnering of aanbidding: stil gedrag en beskeie kleredrag.',
  'works-rules':
    'Toe skoene, beskermende toerusting soos uitgereik, bly by die gids, geen foto’s sonder toestemming nie.',
  'city-centre': 'In die middestad: laai by die deur af, tel koppe, hou waardevolle goed uit sig.',
  'hike-rules': 'Kyk na die weer, leier voor en agter, noodhulpkissie, water, toe skoene.',
  'unfenced-drops': 'Moontlike afgronde sonder heining: hou leerders van die rand af weg, saam met volwassenes.',
  'life-jackets':
    'Reddingsbaadjies en swemtoets waar julle op die water is; gekwalifiseerde gidse; hou die watervlak dop.',
  'sea-bathing': 'Geen swem sonder lewensredders of gekwalifiseerde toesig nie; maatjiestelsel; getye.',
  'farm-rules': 'Toe skoene, was hande, gaan allergieë na, bly op die paaie en weg van masjiene.',
  'theatre-rules': 'Volwassenes sit tussen die leerders; ken die uitgange.',
  'security-and-shoes': 'Sekuriteitslys en ID’s vooraf; toe skoene; bly by die gids.',
  'animal-rules': 'Moenie voer of aanraak tensy die personeel dit toelaat nie; was hande; gaan allergieë na.',
  'game-drive': 'Bly in die voertuig, arms binne; gehoorsaam veldwagters en hektye.',
  'unsafe-water': 'Bilharzia of besoedeling moontlik: geen swem tensy dit as veilig bevestig is nie.',
  'security-list': 'Sekuriteitslys en ID’s vooraf nodig; bly by die gids.',
  'wild-animals-and-malaria': 'Wilde diere en moontlik malaria: bly in die voertuig, insekweerder, mediese raad.',
  harness: 'Beperkings vir tuig en gewig; gekwalifiseerde gidse; uitdruklike skriftelike toestemming.',
  'remote-roads': 'Afgeleë paaie: brandstof, spaarwiel, nommers op papier; vra na die weer en die toegang.',
  'named-list': 'Foto-ID of klaslys met name vooraf nodig; sekuriteitsondersoek.',
  'distressing-content': 'Ontstellende inhoud: berei leerders voor en gee ná die tyd kans om daaroor te praat.',
  'boat-trip': 'Afhanklik van die weer: reddingsbaadjies, tel koppe op en af, plan vir seesiekte.',
  'court-rules': 'Sekuriteitsondersoek by die deur; stil in die hof; fone af.',
  'library-rules': 'Praat sag in leeskamers; tel koppe in en uit; laat sakke by die ingang.',
  rides: 'Hoogtebeperkings op ritte; ’n ontmoetingspunt; polsbande met ’n telefoonnommer.',
  'past-drownings': 'Gladde rotse waar mense al verdrink het: geen gly of swem nie.',
  'cave-rules': 'Ongelyke, klam trappe en lae dakke: toe skoene; gaan asma en engtevrees na.',
  'late-return': 'Warm lae en flitse; laat terug, bevestig dus die afhaaltyd.',
  'cold-nights': 'Bitter koue nagte: warm lae; kyk eers na die pad en die weer.',
  cycling: 'Valhelms vir ryers, verkeersbeamptes, en ’n leier voor en agter.',
  'wine-estate': 'Wynlandgoed: hou by die museumroete; geen proelokale vir leerders nie.',
  'border-and-pass': 'Paspoorte en volledige geboortesertifikate nodig; hoogte, sneeu en ’n steil pas.',
  'gravel-access': 'Lang gruispad na die plek: maak seker die voertuig en die weer is geskik.',
  'food-factory': 'Haarnette, was hande en gaan allergieë na (soja, gedroogde groente).',
  'beach-clean-up': 'Handskoene, niks skerps nie, gaan die gety na; duidelike grense met volwassenes wat dophou.',
  'river-mouth-clean-up': 'Handskoene, getye, besoedelde water: geen swem nie.',
}

/** The sentence of a place's rule; empty for a stop to arrange, which has none. */
export const safetyRuleIn = (language: Language, code: SafetyRuleCode | undefined): string =>
  language === 'en' || code === undefined ? safetyRuleInWords(code) : AF[code]
