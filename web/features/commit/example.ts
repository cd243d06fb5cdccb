import type { CommitTexts } from '#shared/domain/commit/read-inputs'

/** What the calculator starts with: a made-up class, like the samples of the landing page. */
export const EXAMPLE: CommitTexts = {
  price: 'R4\u00a0830',
  learners: '45',
  leave: '2028-07-05',
  minimum: '36',
  first: '2027-10-01',
  instalments: '9',
}
