import { Button } from '../../ui/button.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import type { ReadyPlan } from './itinerary-query.ts'

interface Props {
  searchId: number
  opened: NonNullable<ReadyPlan['opened']>
}

/** Above a package that is shown as a whole plan. Choosing it is a plain form, which makes it the plan's next version. */
export function OpenedPackage({ searchId, opened: { style, name, version } }: Props) {
  const hidden = { base_version: version, type: 'package', code: style }
  return (
    <NoticeBox tone="warn" title={`This is the package ${name}, not your plan`} className="mb-5 print:hidden">
      <form method="post" action={`/itinerary/${searchId}/change`} className="mt-2 flex flex-wrap items-center gap-4">
        {Object.entries(hidden).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <Button type="submit" data-own="form">
          Choose {name}
        </Button>
        <a href={`/itinerary/${searchId}#packages`}>Back to your plan</a>
      </form>
    </NoticeBox>
  )
}
