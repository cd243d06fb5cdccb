import type { ReactNode } from 'react'
import scene from '../../media/hero.svg?no-inline'

/** A short form beside a picture; on a phone below a part of it. */
export function SignInFrame({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="sign-in">
      <img src={scene} width="1280" height="720" alt="" className="sign-in-scene" />
      <div className="sign-in-form">
        <h1>{title}</h1>
        <p className="mt-2 text-ink-2">{lead}</p>
        {children}
      </div>
    </div>
  )
}
