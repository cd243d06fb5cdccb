import { useCallback, useEffect, useRef, useState } from 'react'
import type { CommitPlan } from '#shared/domain/commit/commit-plan'
import { COMMIT_FIELDS, type CommitField, type CommitTexts, readCommit } from '#shared/domain/commit/read-inputs'

/** The calculator's state, worked out again while its boxes, which are the browser's own, are typed in. */
export function useCommit(texts: CommitTexts) {
  const first = readCommit(texts)
  const [plan, setPlan] = useState<CommitPlan | null>('plan' in first ? first.plan : null)
  const [problems, setProblems] = useState<Partial<Record<CommitField, string>>>(
    'problems' in first ? first.problems : {},
  )
  const form = useRef<HTMLFormElement>(null)

  /** A figure that is half typed is no mistake yet: problems come when its box is left, and go as soon as they are mended. */
  const work = useCallback((showProblems: boolean) => {
    if (!form.current) return
    const answer = readCommit(textsOf(new FormData(form.current)))
    if ('plan' in answer) {
      setPlan(answer.plan)
      setProblems({})
    } else setProblems((shown) => (showProblems || Object.keys(shown).length > 0 ? answer.problems : shown))
  }, [])

  // What was typed before the script came is in the boxes already.
  useEffect(() => work(true), [work])
  return { form, plan, problems, onInput: () => work(false), onBlur: () => work(true) }
}

const textsOf = (data: FormData): CommitTexts =>
  Object.fromEntries(COMMIT_FIELDS.map((field) => [field, String(data.get(field) ?? '')])) as CommitTexts
