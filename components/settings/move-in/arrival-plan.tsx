import type { ArrivalAnswer } from '@/lib/arrivals/api-shapes'
import type { ThingEntry } from '@/lib/shared/arrivals/api-shapes'
import { factsOf } from '@/lib/shared/calendars/providers'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../../ui/button'
import { Link } from '../../ui/link'
import { textLink } from '../../ui/link-styles'
import { PlanList } from '../portability/plan-list'
import { ArrivalReport } from './arrival-report'
import { ProxyLines } from './proxy-lines'

type Shown = { answer: ArrivalAnswer; isDone: boolean }

/** Shows what an import adds, or added, beside the report of what it leaves out or changes. */
export function ArrivalPlan({ answer, isDone }: Shown) {
  const { t, say, locale } = useTexts('moveIn')
  const { plan, report } = answer
  const { links } = plan.parts
  // Links of a hosted Cal.com stay there.
  const hasLinks = links.added + links.kept > 0
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      <div className="grid content-start gap-4 text-sm">
        <PlanList plan={plan} />
        {plan.updated > 0 && <p>{say(t.updated, { count: plan.updated })}</p>}
        {plan.reminders > 0 && <p>{say(t.reminders, { count: plan.reminders })}</p>}
        {plan.connect.length > 0 && (
          <p>
            <Link href="/integrations" className={textLink}>
              {say(t.connect, {
                names: new Intl.ListFormat(locale).format(plan.connect.map((id) => factsOf(id).name)),
              })}
            </Link>
          </p>
        )}
        {!isDone && <p className="text-muted-foreground">{t.nothingYet}</p>}
        {isDone && <Arrived things={report.things} />}
        {isDone && <ArrivedElsewhere parts={plan.parts} />}
        {isDone && answer.source === 'calcom' && hasLinks && <ProxyLines />}
      </div>
      <ArrivalReport report={report} />
    </div>
  )
}

const SCREENS = { pages: '/time-slot-pages', forms: '/forms' } as const

/** Leads to each page and form, with its address at the source beside the one here. */
function Arrived({ things }: { things: readonly ThingEntry[] }) {
  const { t } = useTexts('moveIn')
  const arrived = things.flatMap(({ title, url, became }) =>
    became?.part === 'pages' || became?.part === 'forms' ? [{ ...became, part: became.part, title, url }] : [],
  )
  if (arrived.length === 0) return null
  return (
    <div>
      <p className="font-medium">{t.arrived}</p>
      <ul className="mt-1 grid gap-2">
        {arrived.map(({ id, part, title, url, path }) => (
          <li key={id} className="break-words">
            <Link dir="auto" href={`${SCREENS[part]}/${id}/edit`} className={textLink}>
              {title || path || id}
            </Link>
            {url && <bdi className="block break-all text-muted-foreground">{url}</bdi>}
            {path && (
              <a href={path} className={`${textLink} block w-fit break-all`}>
                {path}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Parts = ArrivalAnswer['plan']['parts']

/** Leads to where the things are that have no address of their own. */
function ArrivedElsewhere({ parts }: { parts: Parts }) {
  const { t, say } = useTexts('moveIn')
  const bookings = parts.bookings.added
  const places = [
    { part: 'bookings', href: '/meetings', count: bookings },
    // A booking has a meeting.
    { part: 'meetings', href: '/meetings', count: parts.meetings.added - bookings },
    { part: 'time-off', href: '/availability', count: parts['time-off'].added },
  ] as const
  return (
    <ul className="grid gap-2 empty:hidden">
      {places.map(
        ({ part, href, count }) =>
          count > 0 && (
            <li key={part}>
              <Link href={href} className={textLink}>
                {say(t.counts[part], { count })}
              </Link>
            </li>
          ),
      )}
    </ul>
  )
}

type Acting = Shown & {
  /** The plan is not that of what would be brought. */
  isOutdated: boolean
  onPlan: () => void
  onBring: () => void
  onReset: () => void
}

const COUNTED = ['pages', 'forms', 'bookings', 'meetings', 'responses', 'time-off', 'settings'] as const

/** Brings what the plan has, plans again what was chosen since, or goes back to the choice of a source. */
export function BringOrReset({ answer, isDone, isOutdated, onPlan, onBring, onReset }: Acting) {
  const { t, say, locale } = useTexts('moveIn')
  const { parts, updated, reminders } = answer.plan
  const added = COUNTED.filter((part) => parts[part].added > 0)
  // A booking has a meeting, and settings are named only if nothing else comes.
  const main = added.filter((part) => part !== 'settings' && (part !== 'meetings' || parts.bookings.added === 0))
  const named = main.length > 0 ? main : added
  const words = named.map((part) => say(t.counts[part], { count: parts[part].added }))
  const hasNews = added.length > 0 || updated > 0 || reminders > 0
  const what = new Intl.ListFormat(locale, { style: 'short', type: 'unit' }).format(words)
  const isPlanned = !isDone && !isOutdated
  return (
    <div className="grid gap-3">
      {isPlanned && !hasNews && <p className="text-sm">{t.nothingNew}</p>}
      <div className="flex flex-wrap gap-2">
        {!isDone && isOutdated && <Button onClick={onPlan}>{t.plan}</Button>}
        {isPlanned && hasNews && <Button onClick={onBring}>{what ? say(t.bring, { what }) : t.bringNews}</Button>}
        <Button variant="outline" onClick={onReset}>
          {isDone ? t.again : t.otherSource}
        </Button>
      </div>
    </div>
  )
}
