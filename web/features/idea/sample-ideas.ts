/** Example ideas with real places and real school days of 2027. */
export const SAMPLE_IDEAS = [
  {
    label: 'Gr 7 Cradle of Humankind, one day',
    text: 'Grade 7 day trip to the Cradle of Humankind for 80 learners and 6 teachers, from Soweto, on Friday 12 March 2027. Social Sciences: fossils and early people. Budget R450 per learner.',
  },
  {
    label: 'Gr 4 dairy farm, one day',
    text: 'Grade 4 outing to Irene Dairy Farm for 45 learners and 4 teachers, from Mamelodi, on Wednesday 12 May 2027. Natural Sciences: where our food comes from. At most R250 per learner.',
  },
  {
    label: 'Gr 9 Robben Island, 3 days',
    text: 'Grade 9 History tour to Cape Town for 40 learners and 4 teachers, from Worcester, 25 to 27 August 2027. We want Robben Island and the District Six Museum. Budget R2 200 per learner.',
  },
  {
    label: 'Gr 11 leadership camp, Magaliesberg',
    text: 'Grade 11 leadership and team-building camp in the Magaliesberg for 60 learners and 5 teachers, from Pretoria, 19 to 21 February 2027. Two vegetarians, six halaal meals. Budget R1 500 per learner.',
  },
] as const

/** The sample that is the placeholder of the field. */
export const PLACEHOLDER_IDEA =
  'E.g. A leadership and team-building trip for 60 students and 5 teachers to the Drakensberg, 29-31 Aug 2025. Budget about R2 500 per learner. Dormitories are fine.'
