import type { ComponentProps } from 'react'
import { SITE } from '../../site.ts'
import { Container } from '../../ui/layout.tsx'
import { DemoRequestForm } from './demo-form.tsx'

export function DemoPage(props: ComponentProps<typeof DemoRequestForm>) {
  return (
    <Container className="demo-page">
      <h1>Try {SITE.name}</h1>
      <p className="demo-lead">
        Tell us about your school and the trips you run. A person from our team replies within one business day.
      </p>
      <DemoRequestForm {...props} />
    </Container>
  )
}
