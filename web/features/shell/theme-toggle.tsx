import { SunMoon } from 'lucide-react'

/** The boot script handles its clicks, so it works without React. */
export function ThemeToggle() {
  return (
    <button type="button" data-own="theme">
      <SunMoon size={18} />
      Light or dark
    </button>
  )
}
