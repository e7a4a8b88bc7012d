import { CircleCheck, CircleSlash } from 'lucide-react'
import { cn } from '@/components/ui/cn'
import { Link } from '@/components/ui/link'
import { strongLink } from '@/components/ui/link-styles'
import { changeSentence } from '@/lib/pages/change-sentence'
import type { Explanation, PageChange, PageReason } from '@/lib/pages/explanation'
import { reasonSentence } from '@/lib/pages/reason-sentence'
import { tryAddress } from '@/lib/pages/try-address'
import { formatLongDate, formatTime } from '@/lib/scheduling/format'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'

const linkStyles = `inline-flex min-h-6 items-center ${strongLink}`

type ExplainedTimeProps = {
  explanation: Explanation
  page: { id: string; timezone: string }
  clock: Clock
}

/** The result for one time: it is offered, or everything that blocks it with the smallest change that would open it. */
export function ExplainedTime({ explanation, page, clock }: ExplainedTimeProps) {
  const words = useTexts('explain')
  const { t, say, locale } = words
  const at = Date.parse(explanation.at)
  const { reasons, isActive } = explanation
  const date = formatLongDate(at, clock.timezone, locale)
  const moment = say(t.moment, { date, time: formatTime(at, clock.timezone, clock.timeFormat, locale) })
  const ifOffered = isActive ? t.offered : t.offeredOnceActive
  const Icon = reasons.length === 0 ? CircleCheck : CircleSlash
  return (
    <div className="rounded-xl bg-muted px-4 py-3 text-sm leading-relaxed">
      <p className="flex items-start gap-2.5 font-medium">
        <Icon
          aria-hidden="true"
          className={cn('mt-0.75 size-4 shrink-0', reasons.length > 0 ? 'text-muted-foreground' : 'text-link')}
        />
        {say(reasons.length > 0 ? t.notOffered : ifOffered, { moment })}
      </p>
      {reasons.length > 0 && (
        <ul className="mt-2 grid list-disc gap-1.5 ps-4.5 sm:ps-11 marker:text-muted-foreground">
          {reasons.map((reason) => (
            <li key={keyOf(reason)}>
              {reasonSentence(reason, at, clock, words)} <Remedy reason={reason} />
              {reason.change && (
                <p className="text-muted-foreground">
                  {changeSentence(reason, page.timezone, clock, words)}{' '}
                  <RuleLink change={reason.change} pageId={page.id} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A link to what blocks the time. */
function Remedy({ reason }: { reason: PageReason }) {
  const { t } = useTexts('explain')
  const actions = useTexts('actions').t
  if (reason.kind === 'closed' && reason.change?.rule !== 'timeOff') return <TimeOffLink />
  if (reason.kind !== 'blocked' && reason.kind !== 'unread') return null
  const { kind, meetingId } = reason.by
  if (reason.kind === 'unread') {
    return (
      <Link href="/integrations" className={linkStyles}>
        {actions.seeIntegrations}
      </Link>
    )
  }
  if (kind !== 'meeting' || !meetingId) return null
  return (
    <Link href={`/meetings/${meetingId}/edit`} className={linkStyles}>
      {t.openMeeting}
    </Link>
  )
}

function TimeOffLink() {
  const { t } = useTexts('explain')
  return (
    <Link href="/availability" className={linkStyles}>
      {t.openTimeOff}
    </Link>
  )
}

/** A link to the screen that has the rule: the editor has it changed already, beside its forecast, and nothing is saved. */
function RuleLink({ change, pageId }: { change: PageChange; pageId: string }) {
  const { t } = useTexts('explain')
  if (change.rule === 'timeOff') return <TimeOffLink />
  return (
    <Link href={tryAddress(pageId, change)} className={linkStyles}>
      {change.rule === 'dates' ? t.tryHours : t.tryRule}
    </Link>
  )
}

function keyOf(reason: PageReason): string {
  if ('by' in reason) return `${reason.kind} ${reason.by.title} ${reason.by.start}`
  if (reason.kind === 'hosts') return `hosts ${reason.group}`
  return reason.kind === 'limit' ? `limit ${reason.limit.per}` : reason.kind
}
