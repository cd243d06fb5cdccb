import { type ReactNode, useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ProblemSummary } from '../../../ui/form/problem-summary.tsx'
import { ClashView } from './clash-view.tsx'
import type { Obstacle } from './use-post-editor.ts'
import type { OpenedPost } from './post-calls.ts'

/** Why the post was not saved, and what the editor can do. It gets the focus, like the summary of a form's problems. */
export function ObstacleView(props: {
  obstacle: Obstacle
  serial: number
  busy: boolean
  /** This page, to return to after the sign-in. */
  path: string
  keepMine: (theirs: OpenedPost) => void
  takeTheirs: (theirs: OpenedPost) => void
  saveAsNew: () => void
  leave: () => void
}) {
  const { obstacle, serial } = props
  switch (obstacle.kind) {
    case 'problem':
      return <ProblemSummary title="The post is not saved" lead={obstacle.problem} serial={serial} />
    case 'clash':
      return (
        <Stop title="Somebody else has changed this post since you opened it." serial={serial}>
          <ClashView
            mine={obstacle.mine}
            theirs={obstacle.theirs}
            busy={props.busy}
            keepMine={() => props.keepMine(obstacle.theirs)}
            takeTheirs={() => props.takeTheirs(obstacle.theirs)}
          />
        </Stop>
      )
    case 'gone':
      return (
        <Stop title="This post was deleted while you were writing." serial={serial}>
          <p>What you wrote is kept. You can save it as a new post.</p>
          <Button className="mt-4" disabled={props.busy} onClick={props.saveAsNew}>
            Save as a new post
          </Button>
        </Stop>
      )
    case 'session-ended':
      return (
        <Stop title="Your session has ended." serial={serial}>
          <p>What you wrote is kept on this device. Sign in, come back here and restore it.</p>
          <ButtonLink href={`/login?next=${encodeURIComponent(props.path)}`} className="mt-4" onClick={props.leave}>
            Sign in and come back
          </ButtonLink>
        </Stop>
      )
  }
}

function Stop({ title, serial, children }: { title: string; serial: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'start' })
  }, [serial])
  return (
    <div ref={box} tabIndex={-1} role="alert" aria-labelledby="stop-title" className="problem-summary">
      <h2 id="stop-title" className="text-h3">
        {title}
      </h2>
      {children}
    </div>
  )
}
