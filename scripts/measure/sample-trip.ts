/** The trip that pictures and page measurements show: complete, three days, with stops, beds and costs. */
export const SAMPLE_IDEA =
  'Grade 10 Geography and History tour to Durban and the Drakensberg, 5-7 July 2027, leaving from Pretoria. 45 learners and 4 teachers, about R4 800 per learner.'
