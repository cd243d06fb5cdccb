import scene from '../../media/hero.svg?no-inline'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/layout.tsx'
import { Road } from '../../ui/road.tsx'
import { shownReference, thankYouFor, wordsWithoutMail } from './next-stops.ts'

interface Props {
  type: string | null
  /** The reference of an order without a confirming mail. */
  withoutMail: string | null
  /** The payer's reference of an order with a confirming mail. */
  reference: string | null
}

export function ThankYouPage({ type, withoutMail, reference }: Props) {
  const { title, sent, next } = thankYouFor(type)
  const noMail = wordsWithoutMail(withoutMail)
  const shown = noMail || type !== 'payment' ? null : shownReference(reference)
  return (
    <>
      <img
        src={scene}
        width="1280"
        height="720"
        alt="The Uhambo bus drives on past the Drakensberg"
        className="thanks-scene"
      />
      <Container className="thanks">
        <h1>
          {title} <br />
          <span lang="zu">Hamba kahle.</span>
        </h1>
        <p className="thanks-lead">{noMail ?? `${sent} It can take a few minutes; look in your spam folder too.`}</p>
        {shown ? (
          <p className="thanks-lead">
            Your reference: <strong className="tabular-nums">{shown}</strong>
          </p>
        ) : null}
        <h2 className="sr-only">What happens next</h2>
        <div className="thanks-road">
          <Road direction="vertical" />
          <ol>
            {next.map(([when, what]) => (
              <li key={when}>
                <h3>{when}</h3>
                <p>{what}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="thanks-actions">
          <ButtonLink href="/" wide>
            Back to Home
          </ButtonLink>
          <ButtonLink href="/contact" variant="secondary" wide>
            Contact us
          </ButtonLink>
        </div>
      </Container>
    </>
  )
}
