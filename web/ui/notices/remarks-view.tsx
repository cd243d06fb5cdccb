import { Toast } from 'radix-ui'
import { dropRemark, type Posted, type Remark } from './notices.ts'

const DURATION_MS = 4000

/** The newest remarks, the newest on top; each disappears after its time or by a swipe. */
export default function RemarksView({ remarks }: { remarks: readonly Posted<Remark>[] }) {
  return (
    <Toast.Provider duration={DURATION_MS} label="Notification" swipeDirection="up">
      {remarks.map((remark) => {
        const { message, description, action } = remark.content
        return (
          <Toast.Root key={remark.serial} className="remark" onOpenChange={() => dropRemark(remark)}>
            <div className="grow">
              <Toast.Title className="font-semibold">{message}</Toast.Title>
              {description ? <Toast.Description className="text-ink-2">{description}</Toast.Description> : null}
            </div>
            {action ? (
              <Toast.Action altText={action.label} className="remark-action" onClick={action.run}>
                {action.label}
              </Toast.Action>
            ) : null}
          </Toast.Root>
        )
      })}
      <Toast.Viewport label="Notifications ({hotkey})" hotkey={['altKey', 'KeyT']} className="remarks" />
    </Toast.Provider>
  )
}
