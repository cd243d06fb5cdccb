import { useQuery } from '@tanstack/react-query'
import { formatRange } from '#shared/domain/calendar'
import { formatCents } from '#shared/domain/money'
import type { ApiFetch } from '../../api/client.ts'
import { Card } from '../../ui/card.tsx'
import { planQuery } from '../itinerary/itinerary-query.ts'

/** The plan that led to the sign-up; nothing if there is none or it cannot be fetched. */
export function DraftCard({ searchId, apiFetch }: { searchId: string; apiFetch: ApiFetch }) {
  const { data } = useQuery({ ...planQuery(searchId, apiFetch), retry: false })
  if (!data) return null
  const { title, start_date, end_date, group_details, total_per_student } = data
  return (
    <Card className="sign-up-draft">
      <p className="text-small">Your draft is waiting</p>
      <h2 className="text-h3">{title}</h2>
      <p>
        {formatRange(start_date, end_date)} · {group_details.students} learners
      </p>
      <p>{formatCents(Math.round(total_per_student) * 100)} a learner, estimate</p>
    </Card>
  )
}
