import type { ComponentProps } from 'react'

/** The page's column: at most 1160 px, with side margins. */
export function Container({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`container-page ${className}`} {...rest} />
}

/** A full-width section with the usual space above and below. */
export function Section({ className = '', children, ...rest }: ComponentProps<'section'>) {
  return (
    <section className={`py-[clamp(3.5rem,8vw,6.5rem)] ${className}`} {...rest}>
      <Container>{children}</Container>
    </section>
  )
}
