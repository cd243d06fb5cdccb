import { Button } from '../../ui/button.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'

/** Asks whose the ideas are that this browser sent without an account. Plain forms; the page answers without script. */
export function EarlierIdeas({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <NoticeBox
      tone="info"
      title={`This browser has ${count === 1 ? '1 idea' : `${count} ideas`} from before you signed in`}
    >
      <p>Add them to your trips if they are yours. On a shared computer they may be somebody else’s.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Choice choice="mine" label="Add to my trips" />
        <Choice choice="not_mine" label="Not mine" />
      </div>
    </NoticeBox>
  )
}

/** What became of them, once it is said. */
export function EarlierIdeasSettled({ choice }: { choice: string | null }) {
  if (choice === 'mine') return <NoticeBox tone="ok" title="The ideas are among your trips" role="status" />
  if (choice !== 'not_mine') return null
  return (
    <NoticeBox tone="ok" title="The ideas are not in your account" role="status">
      <p>This browser no longer shows them.</p>
    </NoticeBox>
  )
}

function Choice({ choice, label }: { choice: 'mine' | 'not_mine'; label: string }) {
  return (
    <form method="post" action="/account/earlier-ideas">
      <input type="hidden" name="choice" value={choice} />
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </form>
  )
}
