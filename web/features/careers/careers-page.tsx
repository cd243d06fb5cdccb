import seats from '../../media/bus-seats.svg?no-inline'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Container, Section } from '../../ui/layout.tsx'
import { TickList } from '../../ui/tick-list.tsx'

const WAYS = [
  [
    'Start at the school gate',
    'We listen to teachers, bursars and parents before we build, and go back to them after.',
  ],
  ['Say what is true', 'An estimate is called an estimate. What we do not know, we write down as not known.'],
  ['Small steps, checked', 'Work goes out in small pieces, each with a test that could have failed.'],
  ['Quiet hours', 'Decisions are written down, so that nobody must be in a meeting to know them.'],
] as const

const BENEFITS = [
  'The pay is named in the advert, and the same for the same work',
  'Work from home or with others, in South African hours',
  'Time and a budget to learn',
  'Leave in the school holidays for those who have children at school',
  'A seat on the bus: come along on a school trip and see what we are for',
]

export function CareersPage() {
  return (
    <>
      <Container className="careers-hero">
        <div>
          <h1>Help a class see more of its country</h1>
          <p className="careers-lead">
            A good trip can change what a learner wants to be. We take the admin out of its way, with a small team.
          </p>
          <div className="careers-actions">
            <ButtonLink href="/contact" wide>
              Talk to us
            </ButtonLink>
            <ButtonLink href="/" variant="secondary" wide>
              Explore
            </ButtonLink>
          </div>
        </div>
        <img
          src={seats}
          width="900"
          height="360"
          alt="A row of bus seats under windows with green hills. A backpack and a hat hold two of them; the yellow one is free."
        />
      </Container>
      <Section aria-labelledby="ways">
        <h2 id="ways">How we work</h2>
        <div className="careers-ways">
          {WAYS.map(([title, text]) => (
            <Card as="section" key={title} className="careers-way">
              <h3>{title}</h3>
              <p>{text}</p>
            </Card>
          ))}
        </div>
      </Section>
      <Section aria-labelledby="benefits" className="border-y border-line bg-surface">
        <div className="careers-pair">
          <h2 id="benefits">What you can count on</h2>
          <TickList items={BENEFITS.map((text) => ({ text }))} />
        </div>
      </Section>
      <Section aria-labelledby="roles">
        <div className="careers-pair">
          <h2 id="roles">Open roles</h2>
          <div>
            <p className="careers-lead">No roles are posted at the moment.</p>
            <p className="careers-note">
              If you think there should be one for you, write to us: what you do, what you would change about school
              trips, and where we can see your work. A person reads it and answers within one business day.
            </p>
            <ButtonLink href="/contact" variant="secondary" wide className="careers-write">
              Write to us
            </ButtonLink>
          </div>
        </div>
      </Section>
    </>
  )
}
