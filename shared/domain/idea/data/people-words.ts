import type { Source } from './source.ts'

export type Who = 'learner' | 'boy' | 'girl' | 'teacher' | 'adult' | 'coach'

/** What people are called when they are counted, in every form that is written: "learner", "learners". */
export interface PeopleWords {
  who: Who
  words: readonly string[]
  source: Source
}

export const PEOPLE_WORDS: readonly PeopleWords[] = [
  { who: 'learner', words: ['learner', 'learners', 'leerder', 'leerders', 'leerling', 'leerlinge'], source: 'usage' },
  { who: 'learner', words: ['lrnr', 'lrnrs', 'lnr', 'lnrs', 'lrn', 'lrns', 'lrners', 'lrs'], source: 'usage' },
  { who: 'learner', words: ['student', 'students', 'stud', 'studs', 'pupil', 'pupils'], source: 'usage' },
  { who: 'learner', words: ['scholar', 'scholars', 'candidate', 'candidates', 'youths'], source: 'usage' },
  { who: 'learner', words: ['kid', 'kids', 'kiddies', 'kiddos', 'child', 'children', 'kinders'], source: 'usage' },
  { who: 'learner', words: ['little ones', 'little 1s', 'little people', 'littlies', 'toddlers'], source: 'usage' },
  { who: 'learner', words: ['kindjies', 'kleuters', 'kleintjies', 'maatjies'], source: 'usage' },
  { who: 'learner', words: ['youngsters', 'teens', 'teenagers', 'tweens', 'tieners'], source: 'usage' },
  { who: 'learner', words: ['players', 'spelers', 'athletes', 'atlete', 'swimmers', 'swemmers'], source: 'usage' },
  { who: 'learner', words: ['choristers', 'singers', 'sangers', 'musicians', 'dancers', 'dansers'], source: 'usage' },
  { who: 'learner', words: ['hikers', 'campers', 'scouts', 'debaters'], source: 'usage' },
  { who: 'learner', words: ['divers', 'snorkellers', 'surfers', 'paddlers', 'rowers', 'riders'], source: 'usage' },
  { who: 'learner', words: ['runners', 'cyclists', 'climbers', 'gymnasts', 'golfers', 'wrestlers'], source: 'usage' },
  { who: 'learner', words: ['boxers', 'jumpers', 'boarders', 'koshuiskinders', 'redenaars'], source: 'usage' },
  { who: 'learner', words: ['drummers', 'actors', 'performers', 'cadets', 'trainees'], source: 'usage' },
  { who: 'learner', words: ['juniors', 'seniors', 'orphans', 'first-years', 'apprentices'], source: 'usage' },
  { who: 'learner', words: ['tinies', 'tots', 'tiny tots', 'laaities', 'laities', 'girlies'], source: 'usage' },
  { who: 'learner', words: ['kidz', 'studentz', 'scholarz'], source: 'usage' },
  { who: 'learner', words: ['drummies', 'majorettes', 'cheerleaders', 'footballers', 'cricketers'], source: 'usage' },
  { who: 'learner', words: ['archers', 'fencers', 'judokas', 'skaters', 'sailors', 'canoeists'], source: 'usage' },
  { who: 'learner', words: ['cubs', 'girl guides', 'brownies', 'voortrekkers', 'penkoppe'], source: 'usage' },
  { who: 'learner', words: ['prefects', 'prefekte', 'monitors', 'rcl members', 'vrl-lede'], source: 'usage' },
  { who: 'learner', words: ['student leaders', 'learner leaders', 'young leaders', 'class leaders'], source: 'usage' },
  { who: 'learner', words: ['spanlede', 'koorlede', 'team members', 'band members'], source: 'usage' },
  { who: 'learner', words: ['participants', 'delegates', 'attendees', 'members', 'lede'], source: 'usage' },
  { who: 'learner', words: ['abafundi', 'abantwana', 'bana', 'barutwana', 'baithuti'], source: 'usage' },

  { who: 'boy', words: ['boys', 'boyz', 'seuns', 'male learners', 'males', 'guys'], source: 'usage' },
  {
    who: 'girl',
    words: ['girls', 'girlz', 'gals', 'lasses', 'meisies', 'dogters', 'female learners', 'females', 'ladies'],
    source: 'usage',
  },

  { who: 'teacher', words: ['teacher', 'teachers', 'onderwyser', 'onderwysers', 'onderwyseresse'], source: 'usage' },
  {
    who: 'teacher',
    words: ['tr', 'trs', 'tchr', 'tchrs', 'tcher', 'tchers', 'techr', 'techrs', 'teachrs'],
    source: 'usage',
  },
  { who: 'teacher', words: ['teach', 'onnies', 'assessor', 'assessors'], source: 'usage' },
  { who: 'teacher', words: ['educator', 'educators', 'opvoeder', 'opvoeders'], source: 'usage' },
  { who: 'teacher', words: ['edu', 'edus', 'educ', 'educs'], source: 'usage' },
  { who: 'teacher', words: ['staff', 'staff member', 'staff members', 'personeel', 'personeellede'], source: 'usage' },
  { who: 'teacher', words: ['juffrouens', 'juffrouen', 'juffrous', 'juffe', 'menere'], source: 'usage' },
  { who: 'teacher', words: ['lecturer', 'lecturers', 'tutor', 'tutors', 'mentors'], source: 'usage' },
  { who: 'teacher', words: ['supervisor', 'supervisors', 'toesighouer', 'toesighouers'], source: 'usage' },
  { who: 'teacher', words: ['chaperone', 'chaperones', 'chaperon', 'chaperons'], source: 'usage' },
  { who: 'teacher', words: ['facilitator', 'facilitators', 'educaters', 'tichers', 'masters'], source: 'usage' },
  { who: 'teacher', words: ['scouters', 'cubmasters', 'ustaads', 'aapas', 'ustadhs', 'moulanas'], source: 'usage' },
  { who: 'teacher', words: ['begeleier', 'begeleiers', 'guiders', 'juffies', 'akelas', 'juffs'], source: 'usage' },
  { who: 'teacher', words: ['advisors', 'advisers', 'tannies', 'apas', 'othisha', 'barutisi'], source: 'usage' },

  { who: 'adult', words: ['adult', 'adults', 'volwassene', 'volwassenes', 'grown-ups', 'grownups'], source: 'usage' },
  { who: 'adult', words: ['accompanying adult', 'accompanying adults', 'grootmense', 'groot mense'], source: 'usage' },
  { who: 'adult', words: ['parent', 'parents', 'ouer', 'ouers', 'mom', 'moms'], source: 'usage' },
  { who: 'adult', words: ['mum', 'mums', 'dads', 'fathers', 'mothers', 'men', 'women', 'mans'], source: 'usage' },
  { who: 'adult', words: ['assistants', 'aides', 'grannies', 'gogos', 'care-givers', 'caregivers'], source: 'usage' },
  { who: 'adult', words: ['mommies', 'mamas', 'moeders', 'vaders', 'oumas', 'oupas', 'aunties'], source: 'usage' },
  { who: 'adult', words: ['escorts', 'guardians', 'marshals', 'medics', 'interpreters'], source: 'usage' },
  { who: 'adult', words: ['security guards', 'security personnel', 'security staff'], source: 'usage' },
  { who: 'adult', words: ['carer', 'carers', 'helper', 'helpers', 'volunteers', 'vrywilligers'], source: 'usage' },

  { who: 'coach', words: ['afrigter', 'afrigters'], source: 'usage' },
]
