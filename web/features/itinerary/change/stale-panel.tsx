import type { Itinerary } from '#shared/contracts/itinerary'
import type { Change } from '#shared/contracts/revisions'
import { Button } from '../../../ui/button.tsx'
import { CompareTable } from './compare-table.tsx'
import { DrawerFrame } from './drawer-frame.tsx'
import { usePlanEditing } from './plan-editing.ts'
import { onNewest } from './rebase.ts'

interface Props {
  changes: readonly Change[]
  newest: { version: number; itinerary: Itinerary }
}

/** The plan was changed elsewhere meanwhile: both versions, and whether to make the change in the newest. */
export function StalePanel({ changes, newest }: Props) {
  const { itinerary, version, busy, showNewest } = usePlanEditing()
  const again = onNewest(changes, itinerary, newest.itinerary)
  return (
    <DrawerFrame
      title="This plan was changed meanwhile"
      foot={
        <div className="drawer-buttons">
          {again && (
            <Button aria-disabled={busy !== null} onClick={() => void showNewest(newest, again)}>
              Make my change in the newest
            </Button>
          )}
          <Button
            variant={again ? 'secondary' : 'primary'}
            aria-disabled={busy !== null}
            onClick={() => void showNewest(newest, [])}
          >
            Show the newest, without my change
          </Button>
        </div>
      }
    >
      <p>
        You looked at version {version}; the newest is version {newest.version}, made in another window or by somebody
        else who owns this trip. Your change was not made yet, and nothing is lost.
      </p>
      {!again && <p className="mt-3 font-semibold">What you wanted to change is not in the newest version.</p>}
      <CompareTable
        left={{ title: `Version ${version}, what you saw`, plan: itinerary }}
        right={{ title: `Version ${newest.version}, newest`, plan: newest.itinerary }}
      />
    </DrawerFrame>
  )
}
