import { Container } from '../../ui/layout.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'

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
