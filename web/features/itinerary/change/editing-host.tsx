import { useEffect, useRef, useState } from 'react'
import { type Change, toVersionStep } from '#shared/contracts/revisions'
import { findState, findRetrace } from '#shared/domain/revisions/history'
import { notify, showNotice } from '../../../ui/notices/notices.ts'
import { copyPlan, sendRevision } from './change-calls.ts'
import { controlAfter, controlOf } from './change-ids.ts'
import { DrawerSlot, type ShowInDrawer } from './drawer-slot.tsx'
import { problemOf } from './change-problem.ts'
import type { HostProps } from './editing-context.ts'
import { BAR, NOTICE, type ChangeProblem, EditingContext, type PlanEditing } from './plan-editing.ts'
import { useFocusAfter } from './use-focus-after.ts'

/** Sends the changes of an owner, says what came of them, and shows the new version. */
export function EditingHost({ itinerary, versions, offered, apiFetch, show, children }: HostProps) {
  const drawer = useRef<ShowInDrawer>(null)
  const setTarget: ShowInDrawer = (target) => drawer.current?.(target)
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<ChangeProblem | null>(null)
  const steps = versions.map(toVersionStep)
  const version = versions.at(-1)?.version ?? 1
  const searchId = itinerary.search_id
  const focus = useFocusAfter(version)

  const revise = async (changes: readonly Change[], at: string, base = { version, itinerary }) => {
    const [first] = changes
    if (busy !== null || !first) return
    setBusy(at)
    setProblem(null)
    const reply = await sendRevision(apiFetch, searchId, base.version, changes)
    setBusy(null)
    if (reply.state === 'stale') return setTarget({ part: 'stale', changes, newest: reply.newest })
    if (reply.state === 'refused') {
      const refused = problemOf(reply, at)
      if (at === BAR || at === NOTICE)
        showNotice({ title: 'Not changed', description: refused.words, destructive: true })
      return setProblem(refused)
    }
    const { said, itinerary: after } = reply.revision
    // The buttons of the bar stay where they are, and keep the focus.
    focus.goTo(at === BAR && isHistory(first) ? null : controlAfter(first, base.itinerary, after))
    setTarget(null)
    await show(reply.revision, changes)
    const undo = { label: 'Undo', run: () => void latest.current([{ type: 'undo' }], NOTICE) }
    notify(said.join(' ') || 'The plan is changed.', isHistory(first) ? {} : { action: undo })
  }
  // A notice outlives the version that it was shown with.
  const latest = useRef(revise)
  useEffect(() => {
    latest.current = revise
  })

  const editing: PlanEditing = {
    itinerary,
    versions,
    version,
    offered,
    apiFetch,
    busy,
    problem,
    canUndo: findState(steps, { type: 'undo', times: 1 }) !== null,
    canRedo: findState(steps, { type: 'redo', times: 1 }) !== null,
    retraceTo: (older) => findRetrace(steps, older),
    open: (opened, from = controlOf(opened)) => {
      setProblem(null)
      focus.comeBackTo(from)
      setTarget(opened)
    },
    close: () => setTarget(null),
    revise: (changes, at) => void revise(changes, at),
    makeCopy: async () => {
      const copy = await copyPlan(apiFetch, searchId)
      if (copy !== null) location.assign(`/itinerary/${copy}`)
      else
        showNotice({ title: 'Not copied', description: 'The plan could not be copied. Try again.', destructive: true })
    },
    showNewest: async (newest, changes) => {
      setTarget(null)
      await show({ ...newest, said: [] }, [])
      await latest.current(changes, NOTICE, newest)
    },
  }
  return (
    <EditingContext value={editing}>
      {children}
      <DrawerSlot ref={drawer} giveFocusBack={focus.giveBack} />
    </EditingContext>
  )
}

const isHistory = ({ type }: Change) => type === 'undo' || type === 'redo'
