import { useCallback, useRef, useState } from 'react'
import type { CommitPlan } from '#shared/domain/commit/commit-plan'
import { COMMIT_FIELDS, type CommitField, type CommitTexts, readCommit } from '#shared/domain/commit/read-inputs'
import { localDay } from '../../ui/local-day.ts'

/** The calculator's state, computed from its uncontrolled fields after each change. */
export function useCommit(texts: CommitTexts) {
  const first = readCommit(texts, localDay())
  const [plan, setPlan] = useState<CommitPlan | null>('plan' in first ? first.plan : null)
  const [problems, setProblems] = useState<Partial<Record<CommitField, string>>>(
    'problems' in first ? first.problems : {},
  )

  const isRefused = useRef('problems' in first)

  const form = useCallback((element: HTMLFormElement) => {
    const work = (showProblems: boolean) => {
      const answer = readCommit(textsOf(new FormData(element)), localDay())
      if ('plan' in answer) {
        setPlan(answer.plan)
        setProblems({})
        isRefused.current = false
      } else if (showProblems || isRefused.current) {
        // The result of the earlier figures would pass for that of these.
        setPlan(null)
        setProblems(answer.problems)
        isRefused.current = true
      }
    }
    // A problem is shown when the field loses focus, because the number may be incomplete before, and removed once it is corrected.
    const onInput = () => work(false)
    const onLeave = () => work(true)
    element.addEventListener('input', onInput)
    element.addEventListener('focusout', onLeave)
    // The fields may have text that was typed before the script ran.
    work(true)
    return () => {
      element.removeEventListener('input', onInput)
      element.removeEventListener('focusout', onLeave)
    }
  }, [])

  return { form, plan, problems }
}

const textsOf = (data: FormData): CommitTexts =>
  Object.fromEntries(
    COMMIT_FIELDS.map((field) => {
      const text = data.get(field)
      return [field, typeof text === 'string' ? text : '']
    }),
  ) as CommitTexts
