import { useEffect, useState } from 'react'
import { Road } from '../../ui/road.tsx'
import { SECTION_TITLES } from './form-section.tsx'
import bus from '../../media/bus.svg?no-inline'

/**
 * On a phone: the section on the screen, the progress, and the number of problems. It is hidden from screen readers,
 * which get the same from the form. Before React runs it has its final height, so that the layout does not move.
 */
export function ProgressBar({ note, isIdle }: { note: string | null; isIdle: boolean }) {
  const section = useSectionOnScreen()
  return (
    <div className="demo-progress" data-idle={isIdle ? '' : undefined} aria-hidden="true">
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
    // The current section is the last one above a line at a third of the screen's height; above all sections, the first.
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
