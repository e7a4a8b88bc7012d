import { useWatch } from 'react-hook-form'
import { useAffected } from '@/lib/client/time-off'
import type { Clock } from '@/lib/time/meeting-time'
import { type TimeOffValues, timeOffFormSchema } from '@/lib/time-off/time-off-form'
import { useTexts } from '@/messages/react/texts-provider'
import { useForKind } from '../ui/team'
import { useDebouncedValue } from '../ui/use-debounced-value'
import { AffectedList } from './affected-list'

const PAUSE_MS = 300

/** Says before saving what is booked in the time of the form around it. */
export function AffectedNote({ clock }: { clock: Clock }) {
  const { t, say } = useTexts('timeOff')
  const forKind = useForKind()
  const values = useWatch<TimeOffValues>() as TimeOffValues
  const read = timeOffFormSchema.safeParse({ ...values, title: '', publicLabel: '' })
  const key = useDebouncedValue(read.success ? JSON.stringify(read.data) : '', PAUSE_MS)
  const { data, isError } = useAffected(key ? JSON.parse(key) : null, key !== '')
  if (!key) return null
  return (
    <div role="status" className="rounded-xl bg-muted p-3 text-sm">
      {isError && t.affected.failed}
      {!isError && data?.total === 0 && t.affected.none}
      {!isError && data !== undefined && data.total > 0 && (
        <>
          <p className="font-medium">{say(forKind(t.affected.some), { count: data.total })}</p>
          <AffectedList {...data} clock={clock} />
          {data.affected.some(({ attendeeName, team }) => attendeeName !== null && !team) && (
            <p className="mt-2 text-muted-foreground">{t.affected.afterwards.own}</p>
          )}
          {data.affected.some(({ team }) => team) && (
            <p className="mt-2 text-muted-foreground">{t.affected.afterwards.held}</p>
          )}
        </>
      )}
    </div>
  )
}
