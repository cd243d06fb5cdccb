import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { FieldFrame, type FieldWords, useBox } from './field-frame.tsx'

/** A password field with a button that shows the password. */
export function PasswordField({
  name,
  label,
  hint,
  autoComplete,
}: FieldWords & { autoComplete: 'current-password' | 'new-password' }) {
  const [isShown, setShown] = useState(false)
  const box = useBox(name, hint)
  return (
    <FieldFrame name={name} label={label} hint={hint}>
      <div className="password-box">
        <input
          {...box}
          type={isShown ? 'text' : 'password'}
          required
          autoComplete={autoComplete}
          spellCheck={false}
          autoCapitalize="none"
          enterKeyHint="go"
          data-private=""
        />
        <button
          type="button"
          aria-controls={box.id}
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
          <span aria-hidden="true">{isShown ? 'Hide' : 'Show'}</span>
        </button>
      </div>
    </FieldFrame>
  )
}
