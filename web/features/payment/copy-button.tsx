import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'

/** Copies a text and confirms it; hidden without script. */
export function CopyButton({ text }: { text: string }) {
  const [said, setSaid] = useState<'Copied' | 'Not copied' | null>(null)
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('Not copied'),
    )
  return (
    <Button variant="secondary" className="with-script min-h-11 py-1.5" onClick={copy}>
      <Copy size={18} />
      <span aria-live="polite">{said ?? 'Copy'}</span>
      <span className="sr-only">the reference</span>
    </Button>
  )
}
