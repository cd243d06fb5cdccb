import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'

export const Route = createFileRoute('/')({
  staticData: { hydration: 'lazy' },
  head: () => ({ meta: [{ title: 'Uhambo: school trips made simple, safe and spectacular' }] }),
  component: Landing,
})

function Landing() {
  const [n, setN] = useState(0)
  return <h1 onClick={() => setN(n + 1)}>Uhambo {n}</h1>
}
