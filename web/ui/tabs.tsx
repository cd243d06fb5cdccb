import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

export interface Tab {
  id: string
  label: string
  panel: ReactNode
}

/** Shows one of several panels, changed by click or arrow keys. Without script all panels are visible. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly [Tab, ...Tab[]] }) {
  const [chosen, setChosen] = useState(tabs[0].id)
  const list = useRef<HTMLDivElement>(null)

  const choose = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length]!
    setChosen(tab.id)
    list.current?.querySelector<HTMLElement>(`#tab-${tab.id}`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen)
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    choose(target)
  }
  return (
    <div className="tabs">
      <div ref={list} role="tablist" aria-label={label} className="tab-list">
        {tabs.map(({ id, label: words }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === chosen}
            aria-controls={`panel-${id}`}
            tabIndex={id === chosen ? 0 : -1}
            className="tab"
            onClick={() => setChosen(id)}
            onKeyDown={onKeyDown}
          >
            {words}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={`panel-${id}`}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          className="tab-panel"
          data-open={id === chosen || undefined}
        >
          {panel}
        </div>
      ))}
    </div>
  )
}
