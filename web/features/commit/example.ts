import type { CommitTexts } from '#shared/domain/commit/read-inputs'

/** The calculator's initial values: a fictional class, as in the samples of the landing page. */
export const EXAMPLE: CommitTexts = {
  price: 'R4\u00a0830',
  learners: '45',
  leave: '2028-07-05',
  minimum: '36',
  first: '2027-10-01',
  instalments: '9',
}
