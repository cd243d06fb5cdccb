import { Button } from '../../ui/button.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import type { ReadyPlan } from './itinerary-query.ts'

interface Props {
  searchId: number
  version: number
  /** For the plan's owner: the undos or redos that lead back here. */
  again: ReadyPlan['again']
}

/** Above a version that is not the newest. Its owner makes it the plan's next version by a plain form. */
export function OlderVersion({ searchId, version, again }: Props) {
  const hidden = again && { base_version: again.version, type: again.type, times: again.times }
  return (
    <NoticeBox tone="warn" title={`This is version ${version} of the plan, as it was`} className="mb-5 print:hidden">
      {hidden && (
        <form method="post" action={`/itinerary/${searchId}/change`} className="mt-2">
          {Object.entries(hidden).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <Button type="submit" data-own="form">
            Make this the plan again
          </Button>
        </form>
      )}
      <p className="mt-2">
        It cannot be changed here. <a href={`/itinerary/${searchId}`}>Back to the newest</a>
      </p>
    </NoticeBox>
  )
}
