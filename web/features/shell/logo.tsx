import { SITE } from '../../site.ts'

/** The logo (a road in the shape of a U with a sun) and the name. */
export function Logo() {
  return (
    <span className="logo">
      <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">
        <rect width="34" height="34" rx="9" fill="#fdc025" />
        <path d="M10 9v8.5a7 7 0 0 0 14 0V14" fill="none" stroke="#012a36" strokeWidth="4.6" strokeLinecap="round" />
        <circle cx="24" cy="8.6" r="2.9" fill="#e4576f" />
      </svg>
      {SITE.name.toLowerCase()}
    </span>
  )
}
