import { useCallback, useState } from 'react'
import type { CommitPlan } from '#shared/domain/commit/commit-plan'
import { COMMIT_FIELDS, type CommitField, type CommitTexts, readCommit } from '#shared/domain/commit/read-inputs'

/** The calculator's state, worked out again while its boxes, which are the browser's own, are typed in. */
export function useCommit(texts: CommitTexts) {
  const first = readCommit(texts)
  const [plan, setPlan] = useState<CommitPlan | null>('plan' in first ? first.plan : null)
  const [problems, setProblems] = useState<Partial<Record<CommitField, string>>>(
    'problems' in first ? first.problems : {},
  )

  const form = useCallback((element: HTMLFormElement) => {
    const work = (showProblems: boolean) => {
      const answer = readCommit(textsOf(new FormData(element)))
      if ('plan' in answer) {
        setPlan(answer.plan)
        setProblems({})
      } else setProblems((shown) => (showProblems || Object.keys(shown).length > 0 ? answer.problems : shown))
    }
    // A figure that is half typed is no mistake yet: problems come when its box is left, and go as soon as they are mended.
    const onInput = () => work(false)
    const onLeave = () => work(true)
    element.addEventListener('input', onInput)
    element.addEventListener('focusout', onLeave)
    // What was typed before the script came is in the boxes already.
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
