import type { Need } from '../../needs.ts'
import type { TripType } from '../../trip-types.ts'
import type { NoteParams, Saving } from '../notes.ts'

/** What does not fit together in the text; the words of the idea's reader are in English. */
export const CONTRADICTIONS: Record<NoteParams['contradiction']['code'], string> = {
  end_before_start: 'Die toer eindig voordat dit begin.',
  past_date: 'Hierdie datums is verby: ons het hulle behou; kies asseblief nuwes voordat julle bespreek.',
  days_disagree: 'Die datums en die aantal dae in die teks stem nie ooreen nie.',
  too_many_provinces: 'Soveel provinsies kan nie in hierdie dae besoek word nie: dit is ’n plan vir een van hulle.',
  budget_tiny: 'Die begroting in die teks betaal nie vir so ’n toer nie.',
  grades_disagree: 'Die grade en die ouderdomme in die teks pas nie bymekaar nie.',
  other: 'Twee dinge in die teks pas nie bymekaar nie: kyk weer na die datums en die getalle.',
}

export const SAVINGS: Record<Saving, string> = {
  no_guide: 'die toergids weggelaat',
  cheaper_choices: 'plekke en beddens verkies wat minder kos',
  cheapest_choices: 'gratis of goedkoop plekke en beddens gekies',
  one_visit_a_day: 'by een besoek per dag gehou',
  two_visits_a_day: 'by hoogstens twee besoeke per dag gehou',
  low_rates: 'met die laagste van die gewone pryse vir vervoer en etes gereken',
}
export const AREA_LEFT_OUT: Record<NoteParams['area_left_out']['why'], string> = {
  no_place: 'ons ken daar geen plek wat by hierdie groep pas nie',
  no_room: 'wat die plan het, lê elders',
  no_room_beside_others: 'die dae is met die ander stoppe gevul',
}
export const OUTING: Record<NoteParams['farthest_outing']['why'], string> = {
  fresh: ', eerste van die vol dae daar, terwyl almal nog vars is.',
  tired: ', laaste van die vol dae daar, want niemand moet die oggend ná ’n lang pad weer ver ry nie.',
  young: ', laaste van die vol dae daar, wanneer leerders van hierdie ouderdom die bus en die beddens ken.',
  no_better_day: ': die dae waarop plekke oop is, en die ligter dae tussen vol dae, laat geen beter dag daarvoor nie.',
}
export const NO_VISIT: Record<NoteParams['day_without_visit']['why'], string> = {
  long_drive: 'dit is ’n dag op die pad',
  flights: 'die vlugte en die pad daarheen neem dit op',
  nothing_open: 'niks wat pas, is binne bereik oop nie',
}
export const NO_FLIGHT: Record<NoteParams['flights_left_out']['why'], string> = {
  day_trip: 'want ’n vlug laat geen tyd vir ’n toer van een dag nie',
  near: 'wat naby genoeg is om te ry',
  no_flight: 'want ons ken geen vlug wat by hierdie toer pas nie',
}
export const THEMES: Record<TripType, string> = {
  'Day trip': '’n daguitstappie',
  'Overnight camp': '’n kamp',
  'Leadership & team-building': 'leierskap en spanbou',
  'Sports & outdoor': 'sport en buitelug',
  'History & culture': 'geskiedenis en kultuur',
  'Science & STEM': 'wetenskap en tegnologie',
  'Eco & conservation': 'ekologie en bewaring',
  'Arts & culture': 'kuns en kultuur',
  'Museum / Zoo / Aquarium': 'museums, dieretuine en akwariums',
  'Beach / Coastal': 'strand en kus',
  'Mountain / Nature park': 'berg en natuur',
  'Industry / University visit': 'nywerheid en universiteit',
  'Service / Community': 'diens aan die gemeenskap',
  'Curriculum-aligned': 'die kurrikulum',
  Other: 'iets anders',
}
export const NEEDS: Record<Need, string> = {
  wheelchair: 'rolstoel',
  halaal: 'halaal',
  kosher: 'kosjer',
  vegetarian: 'vegetaries',
  vegan: 'veganisties',
  allergies: 'allergieë',
  'no-swimming': 'geen swem nie',
  'own-transport': 'eie vervoer',
  'no-overnight': 'geen nagte weg nie',
}
export const WHY_IT_STANDS: Record<NoteParams['fleet_stands']['why'], string> = {
  dearer: 'nog twee ritte en plaaslike voertuie kos ewe veel of amper',
  driver: 'een bestuurder kan nie binne ’n bestuurder se dag huis toe gaan en terugkom nie',
  several_stays: 'die groep slaap by meer as een verblyf',
  no_local_hire: 'voertuie vir die dae tussenin is nie naby die verblyf te kry nie',
}
