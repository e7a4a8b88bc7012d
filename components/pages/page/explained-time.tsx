import { CircleCheck, CircleSlash } from 'lucide-react'
import Link from 'next/link'
import type { Blocker, Explanation } from '@/lib/pages/explanation'
import { reasonSentence } from '@/lib/pages/reason-sentence'
import type { SlotReason } from '@/lib/scheduling/explain'
import { formatLongDate, formatTime } from '@/lib/scheduling/format'
import type { Clock } from '@/lib/time/meeting-time'

const linkStyles = 'inline-flex min-h-6 items-center font-medium text-primary underline underline-offset-4'

/** What was found of one time: that it is offered, or everything that is in its way. */
export function ExplainedTime({ explanation, clock }: { explanation: Explanation; clock: Clock }) {
  const at = Date.parse(explanation.at)
  const { reasons, isActive } = explanation
  const moment = `${formatLongDate(at, clock.timezone)}, ${formatTime(at, clock.timezone, clock.timeFormat)}`
  const Icon = reasons.length === 0 ? CircleCheck : CircleSlash
  return (
    <div className="rounded-xl bg-muted px-4 py-3 text-sm leading-relaxed">
      <p className="flex items-start gap-2.5 font-medium">
        <Icon aria-hidden="true" className="mt-0.75 size-4 shrink-0 text-muted-foreground" />
        {reasons.length > 0
          ? `${moment} is not offered.`
          : `${moment} is offered${isActive ? '' : ', or would be if this page were active'}.`}
      </p>
      {reasons.length > 0 && (
        <ul className="mt-2 grid list-disc gap-1.5 pl-11 marker:text-muted-foreground">
          {reasons.map((reason) => (
            <li key={keyOf(reason)}>
              {reasonSentence(reason, at, clock)} <Remedy reason={reason} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Where the reason can be looked at. */
function Remedy({ reason }: { reason: SlotReason<Blocker> }) {
  if (!('by' in reason)) return null
  const { kind, meetingId } = reason.by
  if (reason.kind === 'unread') {
    return (
      <Link href="/integrations" className={linkStyles}>
        See your integrations
      </Link>
    )
  }
  if (kind !== 'meeting' || !meetingId) return null
  return (
    <Link href={`/meetings/${meetingId}/edit`} className={linkStyles}>
      Open it
    </Link>
  )
}

function keyOf(reason: SlotReason<Blocker>): string {
  return 'by' in reason ? `${reason.kind} ${reason.by.title} ${reason.by.start}` : reason.kind
}
