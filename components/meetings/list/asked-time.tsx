import { ExplainedTime } from '@/components/pages/page/explained-time'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useForKind } from '@/components/ui/team'
import { useExplanation } from '@/lib/client/time-slot-pages'
import type { TimeRequest } from '@/lib/meetings/time-request-schemas'
import { isCalendarFree } from '@/lib/pages/reason-sentence'
import { isOwnRule } from '@/lib/scheduling/refusals'
import type { Clock } from '@/lib/time/meeting-time'
import { dateTimeWords } from '@/lib/time/moment-words'
import { useTexts } from '@/messages/react/texts-provider'
import { useNow } from '../now'

type AskedTimeProps = {
  start: string
  request: TimeRequest
  clock: Clock
  isPending: boolean
  /** Null for somebody who may not answer. */
  onAccept: (() => void) | null
}

/** One time that a guest asks for: what is in its way, what would open it for everybody, and the button that books it once. */
export function AskedTime({ start, request, clock, isPending, onAccept }: AskedTimeProps) {
  const { t, say, locale } = useTexts('timeRequests')
  const explain = useTexts('explain').t
  const forKind = useForKind()
  const now = new Date(useNow())
  const { pageId, pageTimezone, duration } = request
  const { data, isError } = useExplanation(pageId, { at: start, duration })
  const { timezone, timeFormat } = clock
  const time = dateTimeWords(new Date(start), { timezone, timeFormat, locale, now })
  const reasons = data?.reasons ?? []
  return (
    <div className="grid justify-items-start gap-2">
      {data ? (
        <div className="w-full">
          <ExplainedTime explanation={data} page={{ id: pageId, timezone: pageTimezone }} clock={clock} />
          {reasons.length > 0 && isCalendarFree(reasons) && (
            <p className="mt-1 text-muted-foreground">{forKind(explain.calendarFree)}</p>
          )}
        </div>
      ) : (
        <div className="w-full">
          <p className="font-medium">{time}</p>
          {isError ? <p className="text-muted-foreground">{t.checkFailed}</p> : <Skeleton className="mt-1 h-12" />}
        </div>
      )}
      {onAccept && (
        <Button
          aria-label={say(t.acceptOf, { time })}
          pending={isPending}
          disabled={!reasons.every(({ kind }) => kind !== 'hosts' && isOwnRule(kind))}
          onClick={onAccept}
        >
          {t.accept}
        </Button>
      )}
    </div>
  )
}
