import { NoticeBox } from '../../ui/notice-box.tsx'

/** Above a version that is not the newest. */
export function OlderVersion({ searchId, version }: { searchId: number; version: number }) {
  return (
    <NoticeBox tone="warn" title={`This is version ${version} of the plan, as it was`} className="mb-5 print:hidden">
      <p>
        It cannot be changed here. <a href={`/itinerary/${searchId}`}>Back to the newest</a>
      </p>
    </NoticeBox>
  )
}
