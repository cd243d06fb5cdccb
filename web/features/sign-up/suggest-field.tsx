import { MapPin, Pencil, School } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { PlaceAddress, PlaceSuggestion } from '#shared/contracts/place'
import type { ApiFetch } from '../../api/client.ts'
import { FieldFrame, type FieldWords, useBox } from '../../ui/form/field-frame.tsx'
import { findPlace, type Suggest, suggestPlaces, suggestSchools } from './place-queries.ts'
import { useSuggestions } from './use-suggestions.ts'

interface Props {
  apiFetch: ApiFetch
  onChosen: (place: PlaceAddress) => void
}

/** The address with suggested places. */
export const AddressField = (props: Props) => (
  <SuggestField
    {...props}
    name="address"
    label="Address"
    hint="Start typing a town or suburb and choose, or fill in the boxes below."
    optional
    autoComplete="off"
    kind={{ list: 'address-places', named: 'Places', icon: <MapPin size={20} />, other: 'Type the address yourself' }}
    suggest={suggestPlaces}
    shortest={2}
    textOf={(_, place) => place?.address}
  />
)

/** The school with schools of the national list, if the site has it. */
export const SchoolField = (props: Props) => (
  <SuggestField
    {...props}
    name="school_name"
    label="School or organisation"
    autoComplete="organization"
    kind={{ list: 'schools', named: 'Schools', icon: <School size={20} />, other: 'Keep what you typed' }}
    suggest={suggestSchools}
    shortest={3}
    textOf={({ label }) => label}
  />
)

interface SuggestProps extends Props, FieldWords {
  autoComplete: string
  kind: { list: string; named: string; icon: ReactNode; other: string }
  suggest: Suggest
  shortest: number
  /** What the field shows after the choice; what was typed stays if it is undefined. */
  textOf: (chosen: PlaceSuggestion, place: PlaceAddress | null) => string | undefined
}

/**
 * A field with suggestions (WAI-ARIA combobox), one of which fills in the address. It is uncontrolled and keeps the
 * typed text; Escape, blur, or the last row close the list.
 */
function SuggestField({ apiFetch, onChosen, autoComplete, kind, suggest, shortest, textOf, ...words }: SuggestProps) {
  const { name, hint, optional } = words
  const [typed, setTyped] = useState<string | null>(null)
  const [current, setCurrent] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const found = useSuggestions(typed, { suggest, shortest, apiFetch })
  const isOpen = typed !== null && found.length > 0
  useEffect(() => {
    // What was typed before the script ran.
    const box = input.current
    if (box?.value && box === document.activeElement) setTyped(box.value)
  }, [])
  // The last row is no suggestion: it keeps the typed text.
  const rows = found.length + 1

  const close = () => {
    setTyped(null)
    setCurrent(-1)
  }
  const choose = async (row: number) => {
    close()
    const chosen = found[row]
    if (!chosen) return
    const place = await findPlace(chosen.id, apiFetch)
    const text = textOf(chosen, place)
    if (input.current && text !== undefined) input.current.value = text
    if (place) onChosen(place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    if (event.key === 'ArrowDown') setCurrent((current + 1) % rows)
    else if (event.key === 'ArrowUp') setCurrent(current <= 0 ? rows - 1 : current - 1)
    else if (event.key === 'Enter' && current >= 0) void choose(current)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }
  return (
    <FieldFrame {...words} className="whole">
      <div className="relative">
        <input
          {...useBox(name, hint)}
          ref={input}
          type="text"
          role="combobox"
          required={!optional}
          autoComplete={autoComplete}
          aria-expanded={isOpen}
          aria-controls={kind.list}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && current >= 0 ? `${kind.list}-${current}` : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setCurrent(-1)
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <div
          id={kind.list}
          role="listbox"
          aria-label={kind.named}
          hidden={!isOpen}
          className="place-list"
          tabIndex={-1}
        >
          {isOpen ? (
            <>
              {found.map(({ id, label, secondary }, row) => (
                <Row key={id} {...{ row, current, choose }} list={kind.list} icon={kind.icon}>
                  <Typed label={label} typed={typed} />
                  <small>{secondary}</small>
                </Row>
              ))}
              <Row row={found.length} {...{ current, choose }} list={kind.list} icon={<Pencil size={20} />}>
                My school is not listed
                <small>{kind.other}</small>
              </Row>
            </>
          ) : null}
        </div>
      </div>
      <output className="sr-only">
        {isOpen ? `${found.length} ${kind.named.toLowerCase()}. Use the arrow keys.` : ''}
      </output>
    </FieldFrame>
  )
}

interface RowProps {
  list: string
  row: number
  current: number
  choose: (row: number) => Promise<void>
  icon: ReactNode
  children: ReactNode
}

function Row({ list, row, current, choose, icon, children }: RowProps) {
  return (
    // The focus stays in the field; `aria-activedescendant` has the current row.
    <div
      id={`${list}-${row}`}
      role="option"
      tabIndex={-1}
      aria-selected={row === current}
      className="place-option"
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => void choose(row)}
      onKeyDown={() => undefined}
    >
      {icon}
      <span>{children}</span>
    </div>
  )
}

/** Highlights the typed text at the start of the name. */
function Typed({ label, typed }: { label: string; typed: string }) {
  const part = typed.trim().length
  if (!label.toLowerCase().startsWith(typed.trim().toLowerCase())) return label
  return (
    <>
      <b>{label.slice(0, part)}</b>
      {label.slice(part)}
    </>
  )
}
