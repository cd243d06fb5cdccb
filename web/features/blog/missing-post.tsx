import roadClosed from '../../media/road-closed.svg?no-inline'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'

export function MissingPost() {
  return (
    <Container className="pt-10 pb-24 sm:pt-14">
      <img src={roadClosed} width="900" height="400" alt="" className="post-missing" />
      <p className="font-display text-[1.25rem] font-bold text-ink-3">404</p>
      <h1 className="mt-1">Post not found.</h1>
      <p className="mt-4 text-lead text-ink-2">It was moved or taken away. The other posts are still here.</p>
      <ButtonLink href="/blog" className="mt-8">
        All posts
      </ButtonLink>
    </Container>
  )
}

/** Shown instead of a list or post that could not be fetched. */
export function BlogFailure({ error, href }: { error: unknown; href: string }) {
  return (
    <Container className="pt-10 pb-24 sm:pt-14">
      <h1>Notes from the road</h1>
      <NoticeBox
        tone="danger"
        title={error instanceof Error && error.message ? error.message : 'Failed to load posts'}
        role="alert"
        className="mt-8"
      >
        <p>
          This is our fault, not yours. <a href={href}>Try again</a>
        </p>
      </NoticeBox>
    </Container>
  )
}

export function BlogLoading() {
  return (
    <Container className="pt-10 pb-24 sm:pt-14">
      <output className="text-lead">Loading...</output>
    </Container>
  )
}
