import { Fragment, type KeyboardEvent, useRef, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TOOL_GROUPS, TOOLS, type Tool } from './tools.ts'

/** One stop of the Tab key: arrows, Home and End go from tool to tool. */
export function Toolbar({ active, apply }: { active: ReadonlySet<string>; apply: (tool: Tool) => void }) {
  const [stop, setStop] = useState(0)
  const bar = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: TOOLS.length - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = (target + TOOLS.length) % TOOLS.length
    setStop(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label="Formatting"
      aria-controls="field-body"
      className="editor-toolbar"
      onKeyDown={onKeyDown}
    >
      {TOOL_GROUPS.map((group, i) => (
        <Fragment key={group[0]?.name}>
          {i > 0 ? <span className="editor-gap" /> : null}
          {group.map((tool) => (
            <ToolButton
              key={tool.name}
              tool={tool}
              isStop={TOOLS[stop] === tool}
              isActive={active.has(tool.name)}
              onFocus={() => setStop(TOOLS.indexOf(tool))}
              onClick={() => apply(tool)}
            />
          ))}
        </Fragment>
      ))}
    </div>
  )
}

function ToolButton(props: {
  tool: Tool
  isStop: boolean
  isActive: boolean
  onFocus: () => void
  onClick: () => void
}) {
  const { name, label, icon: Icon, keys, edit } = props.tool
  return (
    <IconButton
      label={keys ? `${label} (Ctrl+${keys})` : label}
      aria-keyshortcuts={keys ? `Control+${keys} Meta+${keys}` : undefined}
      aria-pressed={edit && name !== 'rule' ? props.isActive : undefined}
      aria-haspopup={edit ? undefined : 'dialog'}
      tabIndex={props.isStop ? 0 : -1}
      boxClassName="shrink-0"
      className="editor-tool"
      onFocus={props.onFocus}
      // The text keeps its focus, and with it the selection and a phone's keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.onClick}
    >
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  )
}
