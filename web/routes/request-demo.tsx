import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { DemoQuery } from '../features/demo/demo-form.tsx'
import { DemoPage } from '../features/demo/demo-page.tsx'
import type { KnownIdeas } from '../features/demo/use-demo-form.ts'
import { DEMO_KEYS } from '../features/idea/device-keys.ts'
import { forgetSearchId, keptSearchId, takePendingIdea } from '../features/idea/device-record.ts'
import { pageHead } from '../page-head.ts'
import { SITE } from '../site.ts'
import { draftKey } from '../ui/form/draft-key.ts'
import { localDay } from '../ui/local-day.ts'

export const Route = createFileRoute('/request-demo')({
  staticData: { hydration: 'lazy', wake: ['query', ...DEMO_KEYS, draftKey('demo')] },
  head: () =>
    pageHead({
      path: '/request-demo',
      title: `Try ${SITE.name}`,
      description: 'Ask for a demo: tell us about your school and the trips you run. We reply within one business day.',
    }),
  component: RequestDemo,
})

const FROM_QUERY = ['contact_name', 'email', 'school_name', 'message', 'plan'] as const

function RequestDemo() {
  const { apiFetch, formAnswer } = Route.useRouteContext()
  const { searchStr } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => {
    const search = new URLSearchParams(searchStr)
    return Object.fromEntries(
      FROM_QUERY.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
    ) as DemoQuery
  }, [searchStr])
  return (
    <DemoPage
      apiFetch={apiFetch}
      answer={formAnswer}
      query={query}
      ideas={IDEAS}
      onSent={() => void navigate({ to: '/thank-you' })}
    />
  )
}

/** The gazetteer is fetched only if there is an idea to read. */
const fetchParser = () =>
  import.meta.env.SSR
    ? Promise.reject(new Error('Ideas are read here in a browser'))
    : import('../features/idea/parse-in-browser.ts')

const IDEAS: KnownIdeas = {
  async takePending() {
    const text = takePendingIdea()
    if (text === null) return null
    const today = localDay()
    return fetchParser()
      .then(({ parseInBrowser }) => parseInBrowser(text, today))
      .catch(() => null)
  },
  searchId: keptSearchId,
  forgetSearchId,
}
