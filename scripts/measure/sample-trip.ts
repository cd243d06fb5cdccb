/** The trip of the screenshots and page measurements: complete, three days, with stops, beds and costs. */
export const SAMPLE_IDEA =
  'Grade 9 History tour to Cape Town for 40 learners and 4 teachers, from Worcester, 25 to 27 August 2027. We want Robben Island and the District Six Museum. Budget R2 200 per learner.'
