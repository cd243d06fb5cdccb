import { useEffect, useState } from 'react'
import { Road } from '../../ui/road.tsx'
import { SECTION_TITLES } from './form-section.tsx'
import bus from '../../media/bus.svg?no-inline'

/**
 * On a phone: which section is on the screen, how far along that is, and what needs attention. It says nothing new to a screen
 * reader, and keeps its room while it sleeps, so that nothing moves when it wakes.
 */
export function ProgressBar({ note, asleep }: { note: string | null; asleep: boolean }) {
  const section = useSectionOnScreen()
  return (
    <div className="demo-progress" data-asleep={asleep ? '' : undefined} aria-hidden="true">
      <p>
        <b>
          Stop {section} of {SECTION_TITLES.length}: {SECTION_TITLES[section - 1]}
        </b>
        <span>{note}</span>
      </p>
      <div className="demo-progress-road" data-section={section}>
        <Road />
        <img src={bus} width="46" height="23" alt="" />
      </div>
    </div>
  )
}

function useSectionOnScreen(): number {
  const [onScreen, setOnScreen] = useState(1)
  useEffect(() => {
    const sections = [...document.querySelectorAll('.demo-section')]
    // The line that a section crosses lies a third down the screen; above them all it is the first one's turn.
    const look = () => {
      const line = innerHeight / 3
      setOnScreen(Math.max(1, sections.filter((section) => section.getBoundingClientRect().top <= line).length))
    }
    const watcher = new IntersectionObserver(look, { rootMargin: '-33% 0px -66% 0px' })
    for (const section of sections) watcher.observe(section)
    return () => watcher.disconnect()
  }, [])
  return onScreen
}
