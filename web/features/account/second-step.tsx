import { encode } from 'uqr'
import type { SecondStepState } from '#shared/contracts/account'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'

/** A code of an authenticator app besides the password, for those who can change the site. */
export function SecondStep({ state: { is_on, setup } }: { state: SecondStepState }) {
  if (is_on)
    return (
      <CodeForm
        action="/account/second-step/remove"
        lead="Signing in takes a code of your app."
        label="Remove the second step"
      />
    )
  if (setup) {
    return (
      <>
        <p>
          Scan this with your authenticator app, or type the secret into it. Then confirm with the code that it shows.
        </p>
        <QrCode text={setup.otpauth_url} />
        <p>
          Secret: <code>{setup.secret}</code>
        </p>
        <CodeForm action="/account/second-step/confirm" label="Confirm" />
      </>
    )
  }
  return (
    <form method="post" action="/account/second-step">
      <p>Besides your password, signing in can take a code of an app on your phone.</p>
      <Button type="submit" variant="secondary">
        Set up a second step
      </Button>
    </form>
  )
}

function CodeForm({ action, lead, label }: { action: string; lead?: string; label: string }) {
  return (
    <form method="post" action={action}>
      {lead ? <p>{lead}</p> : null}
      <TextField name="code" label="Code" hint="Six digits" inputMode="numeric" autoComplete="one-time-code" />
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </form>
  )
}

/** Drawn as one path, dark on white whatever the theme: cameras expect it so. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 0 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code of the secret below"
      className="qr"
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
