import type { Itinerary } from '#shared/contracts/itinerary'
import type { KindSummary, PackageSummary } from '#shared/contracts/options'
import { Fold } from '../../ui/fold.tsx'
import { Container } from '../../ui/layout.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { Assumed } from './assumed.tsx'
import { ThreeLines } from './asked/three-lines.tsx'
import { ToArrange } from './asked/to-arrange.tsx'
import { ToPassOn } from './asked/to-pass-on.tsx'
import { WhatYouAskedFor } from './asked/what-you-asked-for.tsx'
import { ChecksPanel } from './checks/checks-panel.tsx'
import { type HostProps, OwnerContext, type OwnerParts, useOwnerParts } from './change/editing-context.ts'
import { DayList } from './day-list.tsx'
import { EmergencyBox } from './emergency-box.tsx'
import { inLanguage } from '#shared/domain/itinerary/in-language'
import { LanguageSwitch } from './language/language-switch.tsx'
import { LanguageContext, usePlanLanguage } from './language/plan-language.ts'
import type { ShownLanguage } from './language/shown-language.ts'
import { JumpBar } from './jump-bar.tsx'
import { KindsSection } from './kinds/kinds-section.tsx'
import { LeadActions } from './lead-actions.tsx'
import { Learning } from './learning.tsx'
import { OpenedPackage } from './opened-package.tsx'
import type { ReadyPlan } from './itinerary-query.ts'
import { OlderVersion } from './older-version.tsx'
import { Packages } from './package-table.tsx'
import { PlainList } from './plain-list.tsx'
import { PriceBar } from './price-bar.tsx'
import { PriceCard } from './price-card.tsx'
import { RouteSection } from './route-section.tsx'
import { TripActions } from './trip-actions.tsx'
import { TripFacts } from './trip-facts.tsx'
import printStyles from './print.css?url'

/** What matters most on this trip stands first; the others open on demand. */
const MOST_SAFETY = 5

interface Props {
  itinerary: Itinerary
  /** Absent: in English. */
  shownIn?: ShownLanguage | undefined
  packages: readonly PackageSummary[]
  areOutdated?: boolean | undefined
  /** What a vague idea can choose from. */
  kinds?: readonly KindSummary[]
  /** The reader asked for this plan. */
  isOwner: boolean
  /** Why an answer to a question of the plan was refused. */
  problem?: string | undefined
  /** The number of an older version that is shown. */
  older?: number | undefined
  /** How its owner makes it the plan again. */
  again?: ReadyPlan['again']
  /** The package, or the plan of another kind, that is shown in place of the plan. */
  opened?: ReadyPlan['opened'] | undefined
  /** For an owner who can change what is shown. */
  changing?: { parts: OwnerParts; host: Omit<HostProps, 'itinerary' | 'children'> } | undefined
}

/** The plan; with controls for an owner. */
export function ItineraryPage({ changing, ...plan }: Props) {
  if (!changing) return <PlanInLanguage {...plan} />
  const { parts, host } = changing
  return (
    <OwnerContext value={parts}>
      <parts.Host itinerary={plan.itinerary} {...host}>
        <PlanInLanguage {...plan} />
      </parts.Host>
    </OwnerContext>
  )
}

function PlanInLanguage({ itinerary, shownIn = { language: 'en' }, ...plan }: Omit<Props, 'changing'>) {
  const { language } = shownIn
  return (
    <LanguageContext value={language}>
      <PlanParts itinerary={inLanguage(itinerary, language)} shownIn={shownIn} {...plan} />
    </LanguageContext>
  )
}

/**
 * The plan. On a phone it has one column in order of importance, on a desktop the price is beside it, on paper
 * the days come first and the price is beside the route.
 */
function PlanParts({
  itinerary,
  shownIn,
  packages,
  areOutdated,
  kinds = [],
  isOwner,
  problem,
  older,
  again,
  opened,
}: Omit<Props, 'changing' | 'shownIn'> & { shownIn: ShownLanguage }) {
  const owner = useOwnerParts()
  const { words, lang } = usePlanLanguage()
  return (
    <Container className="itinerary">
      {/* It does not block the page: the browser loads it with low priority. */}
      <link rel="stylesheet" href={printStyles} media="print" />
      <header className="itinerary-head">
        {opened && <OpenedPackage searchId={itinerary.search_id} opened={opened} />}
        {older !== undefined && <OlderVersion searchId={itinerary.search_id} version={older} again={again} />}
        <p lang={lang} className="text-small text-ink-3">
          {words.draft}
        </p>
        <h1 id="plan" lang={lang} tabIndex={-1} className="mt-1 outline-none">
          {itinerary.title}
        </h1>
        {problem && <NoticeBox tone="danger" role="alert" title={problem} className="mt-4" />}
        {itinerary.why_in_english && (
          <p lang={itinerary.why_in_english.language} className="mt-3 max-w-[42rem] text-ink-2">
            {itinerary.why_in_english.text}
          </p>
        )}
        <LanguageSwitch {...shownIn} />
        {itinerary.headline && <ThreeLines headline={itinerary.headline} requests={itinerary.requests ?? []} />}
        {!itinerary.headline && <p className="mt-4 max-w-[42rem] text-lead text-ink-2">{itinerary.summary}</p>}
        <KindsSection kinds={kinds} itinerary={itinerary} isOwner={isOwner} />
        {!opened && <LeadActions itinerary={itinerary} isOwner={isOwner} />}
        {owner && <owner.Head />}
      </header>
      <JumpBar />
      <WhatYouAskedFor itinerary={itinerary} isOwner={isOwner && !opened} />
      <aside className="itinerary-price">
        <PriceCard itinerary={itinerary} isOwner={isOwner} shown={{ older, opened }} />
      </aside>
      <div className="itinerary-facts">
        {itinerary.headline && (
          <Fold folds summary={<span lang={lang}>{words.inFewSentences}</span>} summaryClassName="fold-link">
            <p lang={lang} className="max-w-[42rem] text-ink-2">
              {itinerary.summary}
            </p>
          </Fold>
        )}
        <TripFacts itinerary={itinerary} isBesideWords={owner !== null} />
        {!opened && <TripActions itinerary={itinerary} />}
      </div>
      <RouteSection itinerary={itinerary} className="itinerary-route" />
      <div className="itinerary-days">
        <DayList itinerary={itinerary} />
      </div>
      <ToArrange days={itinerary.daily_itinerary} />
      <ToPassOn itinerary={itinerary} />
      <div className="itinerary-rest">
        <Packages packages={packages} areOutdated={areOutdated} />
        <Learning itinerary={itinerary} />
        <div className="itinerary-pairs">
          <PlainList
            id="in-the-price"
            title={words.inPrice}
            items={itinerary.inclusions}
            leads={itinerary.leads?.inclusions}
          />
          <PlainList
            id="not-in-the-price"
            title={words.notInPrice}
            items={itinerary.exclusions}
            leads={itinerary.leads?.exclusions}
            isWithout
          />
        </div>
        <PlainList
          id="what-the-school-arranges"
          title={words.schoolArranges}
          items={itinerary.requirements}
          leads={itinerary.leads?.requirements}
        />
        <PlainList
          id="keeping-them-safe"
          title={words.safety}
          items={itinerary.safety_measures}
          leads={itinerary.leads?.safety_measures}
          most={MOST_SAFETY}
        />
        <EmergencyBox searchId={itinerary.search_id} />
        <Assumed itinerary={itinerary} />
        <ChecksPanel itinerary={itinerary} shown={{ older, opened }} />
      </div>
      <PriceBar itinerary={itinerary} isOwner={isOwner} />
    </Container>
  )
}
