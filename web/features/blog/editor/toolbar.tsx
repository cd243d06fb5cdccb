import { Toolbar as Bar } from 'radix-ui'
import { Fragment } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { isToggle, TOOL_GROUPS, type Tool } from './tools.ts'

/** Without the library's inline style, which the page's policy forbids in HTML. */
const NO_STYLE = { outline: undefined }

/** One tab stop: arrows, Home and End move between the tools. */
export function Toolbar({ active, apply }: { active: ReadonlySet<Tool>; apply: (tool: Tool) => void }) {
  return (
    <Bar.Root aria-label="Formatting" aria-controls="field-body" className="editor-toolbar" style={NO_STYLE}>
      {TOOL_GROUPS.map((group, i) => (
        <Fragment key={group[0]?.label}>
          {i > 0 ? <Bar.Separator className="editor-gap" /> : null}
          {group.map((tool) => (
            <ToolButton key={tool.label} tool={tool} isActive={active.has(tool)} onClick={() => apply(tool)} />
          ))}
        </Fragment>
      ))}
    </Bar.Root>
  )
}

function ToolButton({ tool, isActive, onClick }: { tool: Tool; isActive: boolean; onClick: () => void }) {
  const { label, icon: Icon, keys, does } = tool
  return (
    <Bar.Button asChild>
      <IconButton
        label={keys ? `${label} (Ctrl+${keys})` : label}
        aria-keyshortcuts={keys ? `Control+${keys} Meta+${keys}` : undefined}
        aria-pressed={isToggle(tool) ? isActive : undefined}
        aria-haspopup={'asks' in does ? 'dialog' : undefined}
        boxClassName="shrink-0"
        className="editor-tool"
        // Keeps the focus in the text, and with it the selection and a phone's keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        <Icon size={20} aria-hidden="true" />
      </IconButton>
    </Bar.Button>
  )
}
