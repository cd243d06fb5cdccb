import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ContactPage } from '../features/contact/contact-page.tsx'
import { pageHead } from '../page-head.ts'
import { draftKey } from '../ui/form/draft-key.ts'

export const Route = createFileRoute('/contact')({
  staticData: { hydration: 'lazy', wake: [draftKey('contact')] },
  head: () =>
    pageHead({
      path: '/contact',
      title: 'Contact',
      description: 'Write to us: a person reads it and replies within one business day.',
    }),
  component: Contact,
})

function Contact() {
  const { apiFetch, formAnswer } = Route.useRouteContext()
  const plan = new URLSearchParams(useLocation().searchStr).get('plan')
  return <ContactPage apiFetch={apiFetch} answer={formAnswer} plan={plan} openAddress={openAddress} />
}

const openAddress = (address: string) => {
  location.href = address
}
