import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'

interface Props {
  text: string
  label?: string
  /** What is copied, for a screen reader: "the reference". */
  about: string
}

/** Copies a text and confirms it; hidden without script. */
export function CopyButton({ text, label = 'Copy', about }: Props) {
  const [said, setSaid] = useState<'Copied' | 'Not copied' | null>(null)
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('Not copied'),
    )
  return (
    <Button variant="secondary" className="min-h-11 py-1.5 [@media(scripting:none)]:hidden" onClick={copy}>
      <Copy size={18} />
      <span aria-live="polite">{said ?? label}</span>
      <span className="sr-only">{about}</span>
    </Button>
  )
}
