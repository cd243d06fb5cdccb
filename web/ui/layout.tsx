import type { ComponentProps } from 'react'

/** The page's column: 1160 px at most, with the phone's and the desktop's gutters. */
export function Container({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`container-page ${className}`} {...rest} />
}

/** A band of the page with the rhythm of the house above and below its column. */
export function Section({ className = '', children, ...rest }: ComponentProps<'section'>) {
  return (
    <section className={`py-[clamp(3.5rem,8vw,6.5rem)] ${className}`} {...rest}>
      <Container>{children}</Container>
    </section>
  )
}
