import { MapPin, Pencil } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { PlaceAddress } from '#shared/contracts/place'
import type { ApiFetch } from '../../api/client.ts'
import { FieldFrame, useBox } from '../../ui/form/field-frame.tsx'
import { findPlace } from './place-queries.ts'
import { useSuggestions } from './use-suggestions.ts'

const HINT = 'Start typing a town or suburb and choose, or fill in the boxes below.'
const LIST = 'address-places'

interface Props {
  apiFetch: ApiFetch
  onChosen: (place: PlaceAddress) => void
}

/**
 * The address with suggested places (WAI-ARIA combobox). The field is uncontrolled and keeps the typed text;
 * Escape, blur, or the last row close the list.
 */
export function AddressField({ apiFetch, onChosen }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [current, setCurrent] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const places = useSuggestions(typed, apiFetch)
  const isOpen = typed !== null && places.length > 0
  // The last row is not a place: it keeps the typed address.
  const rows = places.length + 1

  const close = () => {
    setTyped(null)
    setCurrent(-1)
  }
  const choose = async (row: number) => {
    close()
    const place = places[row] && (await findPlace(places[row].id, apiFetch))
    if (!place) return
    if (input.current) input.current.value = place.address
    onChosen(place)
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
    <FieldFrame name="address" label="Address" hint={HINT} optional className="whole">
      <div className="relative">
        <input
          {...useBox('address', HINT)}
          ref={input}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-expanded={isOpen}
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && current >= 0 ? `${LIST}-${current}` : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setCurrent(-1)
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <div id={LIST} role="listbox" aria-label="Places" hidden={!isOpen} className="place-list" tabIndex={-1}>
          {isOpen ? (
            <>
              {places.map(({ id, label, secondary }, row) => (
                <Row key={id} row={row} current={current} choose={choose} icon={<MapPin size={20} />}>
                  <Typed label={label} typed={typed} />
                  <small>{secondary}</small>
                </Row>
              ))}
              <Row row={places.length} current={current} choose={choose} icon={<Pencil size={20} />}>
                My school is not listed
                <small>Type the address yourself</small>
              </Row>
            </>
          ) : null}
        </div>
      </div>
      <output className="sr-only">{isOpen ? `${places.length} places. Use the arrow keys.` : ''}</output>
    </FieldFrame>
  )
}

interface RowProps {
  row: number
  current: number
  choose: (row: number) => Promise<void>
  icon: ReactNode
  children: ReactNode
}

function Row({ row, current, choose, icon, children }: RowProps) {
  return (
    // The focus stays in the field; `aria-activedescendant` has the current row.
    <div
      id={`${LIST}-${row}`}
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
