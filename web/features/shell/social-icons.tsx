import type { ReactNode } from 'react'

const glyph = (drawing: ReactNode) => (
  <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
    {drawing}
  </svg>
)

/** Plain marks drawn here: the icon set carries no company's logo. */
export const SOCIAL_ICONS = {
  LinkedIn: glyph(
    <>
      <circle cx="5.2" cy="5.2" r="2.4" />
      <path d="M3.2 9.4h4V21h-4zM9.8 9.4h3.8V11a4.3 4.3 0 0 1 3.8-1.9c3 0 4.4 2 4.4 5.3V21h-4v-6c0-1.6-.5-2.6-1.9-2.6s-2.1 1-2.1 2.6v6h-4z" />
    </>,
  ),
  X: glyph(
    <path d="M3 3h5.6l4.1 5.6L17.6 3H20l-6.2 7.1L21 21h-5.6l-4.5-6.1L5.6 21H3.2l6.6-7.6zm3.4 1.8L16.3 19.2h1.3L7.7 4.8z" />,
  ),
  Instagram: glyph(
    <>
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
        <circle cx="12" cy="12" r="3.5" />
      </g>
      <circle cx="17" cy="7.1" r="1.1" />
    </>,
  ),
} as const
