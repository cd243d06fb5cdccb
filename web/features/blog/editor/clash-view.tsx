import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { changedLines } from './changed-lines.ts'
import type { PostDraft } from './post-draft.ts'
import type { OpenedPost } from './post-calls.ts'

/** Two versions of a post side by side, with the different lines marked; the editor chooses one. */
export function ClashView(props: {
  mine: PostDraft
  theirs: OpenedPost
  busy: boolean
  keepMine: () => void
  takeTheirs: () => void
}) {
  const { mine, theirs } = props
  const written = (title: string, slug: string, body: string) => `${title}\n${slug}\n\n${body}`
  const [left, right] = changedLines(
    written(mine.title, mine.slug, mine.body),
    written(theirs.post.title, theirs.post.slug, theirs.post.body),
  )
  return (
    <>
      <p>Nothing is saved yet. Lines that only one version has are marked.</p>
      <div className="editor-clash">
        <Version title="Yours" lines={left}>
          <Button disabled={props.busy} onClick={props.keepMine}>
            Keep mine
          </Button>
        </Version>
        <Version title="Theirs" lines={right}>
          <Button variant="secondary" disabled={props.busy} onClick={props.takeTheirs}>
            Take theirs
          </Button>
        </Version>
      </div>
    </>
  )
}

function Version(props: { title: string; lines: { text: string; isOwn: boolean }[]; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3>{props.title}</h3>
      <div className="editor-version">
        {props.lines.map(({ text, isOwn }, i) =>
          isOwn ? <mark key={i}>{text || ' '}</mark> : <span key={i}>{text || ' '}</span>,
        )}
      </div>
      {props.children}
    </section>
  )
}
