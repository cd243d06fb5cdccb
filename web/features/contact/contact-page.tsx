import type { ComponentProps } from 'react'
import postBox from '../../media/post-box.svg?no-inline'
import { SITE } from '../../site.ts'
import { Container } from '../../ui/layout.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { ContactForm } from './contact-form.tsx'

const OTHER_WAYS = [
  ['See the product', 'Request a demo', '/request-demo'],
  ['Email', SITE.helloEmail, `mailto:${SITE.helloEmail}`],
  ['Your data (POPIA)', 'Information Officer', `mailto:${SITE.informationOfficerEmail}`],
  ['Vendors', 'Partners', SITE.partnersUrl],
] as const

export function ContactPage(props: ComponentProps<typeof ContactForm>) {
  return (
    <Container className="contact">
      <div className="contact-main">
        <h1>Write to us</h1>
        <p className="contact-lead">
          A person reads it. Replies typically come within hours, and at the latest within one business day.
        </p>
        <ContactForm {...props} />
        <NoticeBox tone="info" title="If our server cannot send it">
          <p>Your own email app opens with the message filled in.</p>
        </NoticeBox>
      </div>
      <aside aria-labelledby="other-ways">
        <img src={postBox} width="368" height="316" alt="" className="contact-picture" />
        <h2 id="other-ways" className="text-h3">
          Other ways
        </h2>
        <dl className="contact-ways">
          {OTHER_WAYS.map(([what, label, href]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                <a href={href}>{label}</a>
              </dd>
            </div>
          ))}
        </dl>
      </aside>
    </Container>
  )
}
