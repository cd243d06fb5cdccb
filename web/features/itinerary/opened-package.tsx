import { KIND_NAMES } from '#shared/domain/kinds-of-trip'
import { Button } from '../../ui/button.tsx'
import { NoticeBox } from '../../ui/notice-box.tsx'
import type { ReadyPlan } from './itinerary-query.ts'

interface Props {
  searchId: number
  opened: NonNullable<ReadyPlan['opened']>
}
type Code = Props['opened']['code']

const PACKAGES = { saver: 'Saver', classic: 'Classic', signature: 'Signature' } as const
const isPackage = (code: Code): code is keyof typeof PACKAGES => code in PACKAGES
const NAMES: Record<Code, string> = { ...PACKAGES, ...KIND_NAMES, first: 'our first plan' }

/** Above a package or a plan of another kind that is shown whole. Choosing it is a plain form, which makes it the plan's next version. */
export function OpenedPackage({ searchId, opened: { code, version } }: Props) {
  const hidden = { base_version: version, type: 'package', code }
  const name = NAMES[code]
  return (
    <NoticeBox
      tone="warn"
      title={`This is ${isPackage(code) ? `the package ${name}` : `another trip, ${name}`}, not your plan`}
      className="mb-5 print:hidden"
    >
      <form method="post" action={`/itinerary/${searchId}/change`} className="mt-2 flex flex-wrap items-center gap-4">
        {Object.entries(hidden).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <Button type="submit" data-own="form">
          Choose {isPackage(code) ? name : 'this trip'}
        </Button>
        <a href={`/itinerary/${searchId}#${isPackage(code) ? 'packages' : 'kinds'}`}>Back to your plan</a>
      </form>
    </NoticeBox>
  )
}
