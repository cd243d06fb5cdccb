import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlanVersion } from '#shared/contracts/revisions'
import { Button } from '../../../ui/button.tsx'
import { planVersionQuery } from './change-calls.ts'
import { changesOf } from '#shared/domain/revisions/history'
import { ChangeButton } from './change-button.tsx'
import { ChangeRefused } from './change-refused.tsx'
import { CompareTable } from './compare-table.tsx'
import { DrawerFrame } from './drawer-frame.tsx'
import { usePlanEditing } from './plan-editing.ts'
import { shownInstant } from './shown-instant.ts'

/** Every version with what changed and when; one of them beside the newest. */
export function VersionsPanel() {
  const { versions, version } = usePlanEditing()
  const [compared, setCompared] = useState<number | null>(null)
  return (
    <DrawerFrame title="Versions of this plan">
      {compared !== null && <Compared number={compared} />}
      <ol className="versions">
        {versions.toReversed().map((one) => (
          <VersionRow
            key={one.version}
            one={one}
            isNewest={one.version === version}
            isCompared={one.version === compared}
            compare={() => setCompared(one.version === compared ? null : one.version)}
          />
        ))}
      </ol>
    </DrawerFrame>
  )
}

interface RowProps {
  one: PlanVersion
  isNewest: boolean
  isCompared: boolean
  compare: () => void
}

function VersionRow({ one, isNewest, isCompared, compare }: RowProps) {
  const { itinerary, versions, retraceTo } = usePlanEditing()
  const way = retraceTo(one.version)
  const isAsNow = one.state_of === versions.at(-1)?.state_of
  return (
    <li className="version">
      <p className="font-bold">
        Version {one.version}
        {isNewest && ', shown now'}
      </p>
      <p>{one.said.join(' ') || 'The first plan.'}</p>
      <p className="text-small text-ink-2">{shownInstant(one.at)}</p>
      {!isNewest && (
        <div className="drawer-buttons">
          <a className="plain-link" href={`/itinerary/${itinerary.search_id}?version=${one.version}`}>
            Open version {one.version}
          </a>
          <Button variant="secondary" className="min-h-11! px-3.5!" aria-pressed={isCompared} onClick={compare}>
            Compare with now
            <span className="sr-only">: version {one.version}</span>
          </Button>
          {way && (
            <ChangeButton
              at={`version-${one.version}`}
              label="Make this the plan again"
              about={`version ${one.version}`}
              changes={changesOf(way)}
            />
          )}
          <ChangeRefused at={`version-${one.version}`} />
        </div>
      )}
      {!isNewest && !way && (
        <p className="text-small text-ink-2">
          {isAsNow
            ? 'The plan is as in this version again.'
            : 'You undid this and then made another change. It can be opened and compared, but undo and redo no longer lead to it.'}
        </p>
      )}
    </li>
  )
}

function Compared({ number }: { number: number }) {
  const { apiFetch, itinerary, version } = usePlanEditing()
  const { data, error } = useQuery(planVersionQuery(apiFetch, itinerary.search_id, number))
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <output>Fetching version {number}…</output>
  return (
    <CompareTable
      left={{ title: `Version ${number}`, plan: data }}
      right={{ title: `Version ${version}, now`, plan: itinerary }}
    />
  )
}
