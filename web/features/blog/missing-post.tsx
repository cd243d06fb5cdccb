import roadClosed from '../../media/road-closed.svg?no-inline'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'

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
