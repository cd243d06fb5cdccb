import { SunMoon } from 'lucide-react'

/** The boot script of every page listens for it, so that it works where React never runs. */
export function ThemeToggle() {
  return (
    <button type="button" data-own="theme">
      <SunMoon size={18} />
      Light or dark
    </button>
  )
}
