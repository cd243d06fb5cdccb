import { Button } from '../../../ui/button.tsx'
import { NoticeBox } from '../../../ui/notice-box.tsx'
import { usePlanEditing } from './plan-editing.ts'

const SMALL = 'mt-3 min-h-11!'

/** Why the change of this control was not made, and what can be done instead. */
export function ChangeRefused({ at }: { at: string }) {
  const { problem, revise, makeCopy } = usePlanEditing()
  if (problem?.at !== at) return null
  const { words, nearest, offer } = problem
  return (
    <NoticeBox tone="warn" role="alert" title={words} className="mt-3">
      {nearest && (
        <>
          <p className="mt-1">{nearest.said}</p>
          <Button variant="secondary" className={SMALL} onClick={() => revise([nearest.change], at)}>
            Do that instead
          </Button>
        </>
      )}
      {offer === 'copy' && (
        <Button variant="secondary" className={SMALL} onClick={() => void makeCopy()}>
          Make a copy of my own
        </Button>
      )}
      {offer === 'again' && <p className="mt-1">What you chose is still here: press again to try once more.</p>}
    </NoticeBox>
  )
}
