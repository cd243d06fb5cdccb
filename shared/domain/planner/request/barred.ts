import { type BarredCode, barredOf } from '../../catalogue/barred.ts'
import type { Request } from '../../idea/requests/request.ts'

/** Whether a group with learners of this grade may not have what is asked for. */
export const isBarred = (request: Request, gradeMin: number): request is Request & { barred: BarredCode } =>
  request.barred !== undefined && gradeMin <= barredOf(request.barred).toGrade

/** What such a group may not have is planned like what is not wanted. */
export const withoutBarred = (requests: readonly Request[], gradeMin: number): Request[] =>
  requests.map((request) => (isBarred(request, gradeMin) ? { ...request, force: 'not' } : request))
