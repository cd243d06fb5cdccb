import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'

export const Route = createFileRoute('/itinerary/$id')({
  staticData: { hydration: 'eager' },
  head: () => ({ meta: [{ title: 'Itinerary' }, { name: 'robots', content: 'noindex' }] }),
  component: Itinerary,
})

function Itinerary() {
  const { id } = Route.useParams()
  const [n, setN] = useState(0)
  return <h1 onClick={() => setN(n + 1)}>Itinerary {id} {n}</h1>
}
