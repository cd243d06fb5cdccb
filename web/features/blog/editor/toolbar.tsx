import { Toolbar as Bar } from 'radix-ui'
import { Fragment } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TOOL_GROUPS, type Tool } from './tools.ts'

/** Without the library's inline style, which the page's policy forbids in HTML. */
const NO_STYLE = { outline: undefined }

/** One tab stop: arrows, Home and End move between the tools. */
export function Toolbar({ active, apply }: { active: ReadonlySet<string>; apply: (tool: Tool) => void }) {
  return (
    <Bar.Root aria-label="Formatting" aria-controls="field-body" className="editor-toolbar" style={NO_STYLE}>
      {TOOL_GROUPS.map((group, i) => (
        <Fragment key={group[0]?.name}>
          {i > 0 ? <Bar.Separator className="editor-gap" /> : null}
          {group.map((tool) => (
            <ToolButton key={tool.name} tool={tool} isActive={active.has(tool.name)} onClick={() => apply(tool)} />
          ))}
        </Fragment>
      ))}
    </Bar.Root>
  )
}

function ToolButton({ tool, isActive, onClick }: { tool: Tool; isActive: boolean; onClick: () => void }) {
  const { name, label, icon: Icon, keys, edit } = tool
  return (
    <Bar.Button asChild>
      <IconButton
        label={keys ? `${label} (Ctrl+${keys})` : label}
        aria-keyshortcuts={keys ? `Control+${keys} Meta+${keys}` : undefined}
        aria-pressed={edit && name !== 'rule' ? isActive : undefined}
        aria-haspopup={edit ? undefined : 'dialog'}
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
