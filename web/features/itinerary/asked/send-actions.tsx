import { Mail, MessageCircle } from 'lucide-react'
import { ButtonLink } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { usePlanLanguage } from '../language/plan-language.ts'

interface Props {
  message: string
  subject: string
  /** What or whom the message is about, for a screen reader. */
  about: string
}

/** A message to read, to copy, and to send by e-mail or WhatsApp. */
export function SendActions({ message, subject, about }: Props) {
  const { words } = usePlanLanguage()
  return (
    <>
      <details className="arrange-message fold print:hidden">
        <summary>{words.message}</summary>
        <p className="arrange-text">{message}</p>
      </details>
      <div className="arrange-actions">
        <CopyButton text={message} label={words.copyMessage} about={about} />
        <ButtonLink
          variant="secondary"
          className="min-h-11 py-1.5"
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`}
        >
          <Mail size={18} /> {words.email}
          <span className="sr-only">{words.about(about)}</span>
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          className="min-h-11 py-1.5"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener"
        >
          <MessageCircle size={18} /> WhatsApp
          <span className="sr-only">{words.about(about)}</span>
        </ButtonLink>
      </div>
    </>
  )
}
