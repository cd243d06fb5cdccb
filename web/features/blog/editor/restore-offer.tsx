import { Button } from '../../../ui/button.tsx'
import { NoticeBox } from '../../../ui/notice-box.tsx'

const TIME = new Intl.DateTimeFormat('en-ZA', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const DAY_AND_TIME = new Intl.DateTimeFormat('en-ZA', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** "14:02", in the device's time zone. */
export const timeOf = (at: Date): string => TIME.format(at)

/** Offers the unsaved text on this device. */
export function RestoreOffer(props: { savedAt: Date; restore: () => void; discard: () => void }) {
  return (
    <NoticeBox tone="info" title="There is an unsaved text on this device." role="status">
      <p>You wrote it on {DAY_AND_TIME.format(props.savedAt)}.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={props.restore}>
          Restore
        </Button>
        <Button variant="secondary" onClick={props.discard}>
          Discard
        </Button>
      </div>
    </NoticeBox>
  )
}
