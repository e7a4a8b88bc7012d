import { useEffect, useId, useState } from 'react'
import { readRefusal } from '@/lib/client/visitor/other-times'
import type { SlotRefusal } from '@/lib/scheduling/refusals'
import { isWallTime, type WallTime, wallTimeToInstant } from '@/lib/time/wall-time'
import { useTexts } from '@/messages/react/texts-provider'
import { quietButton } from '../shared/styles'

/** While a date or a time is typed, each keystroke is a time. */
const TYPING_PAUSE_MS = 400

/** The result of checking a time; `unknown` if the check failed. */
type Told = SlotRefusal | 'offered' | 'unknown'

type Props = {
  legend: string
  host: string
  wall: WallTime
  isOptional?: boolean
  isWrong: boolean
  page: { slug: string; duration?: number | undefined; k?: string | undefined }
  timezone: string
  onChange: (wall: WallTime) => void
  /** A time that can be booked after all. */
  onBook: (start: string) => void
}

/** The instant of a wall time, or null while it is incomplete. */
export function startOf(wall: WallTime, timezone: string): string | null {
  return isWallTime(wall) ? new Date(wallTimeToInstant(wall, timezone)).toISOString() : null
}

/** A date and a time that a guest names, and why the page does not offer it. */
export function WantedTime({ legend, host, wall, isOptional, isWrong, page, timezone, onChange, onBook }: Props) {
  const { t } = useTexts('otherTimes')
  const id = useId()
  const start = startOf(wall, timezone)
  const told = useTold(start, page)
  const words = useToldWords(host)
  const field = (type: 'date' | 'time') => (
    <div className="grid min-w-0 flex-1 gap-1.5">
      <label htmlFor={`${id}${type}`} className="text-muted-foreground text-sm">
        {t[type]}
      </label>
      <input
        id={`${id}${type}`}
        type={type}
        value={wall[type]}
        required={!isOptional}
        aria-invalid={(isWrong && wall[type] === '') || undefined}
        aria-describedby={`${id}told`}
        className="visitor-field h-11 sm:text-sm"
        onChange={({ target }) => onChange({ ...wall, [type]: target.value })}
      />
    </div>
  )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {field('date')}
        {field('time')}
      </div>
      <div id={`${id}told`} role="status" className="mt-1.5 text-sm empty:hidden">
        {isWrong && !start && <p className="text-destructive">{t.incomplete}</p>}
        {start && told === null && <p className="text-muted-foreground">{t.checking}</p>}
        {start && told && <p>{words(told)}</p>}
      </div>
      {start && told === 'offered' && (
        <button type="button" className={`${quietButton} -ms-5`} onClick={() => onBook(start)}>
          {t.book}
        </button>
      )}
    </fieldset>
  )
}

/** Null while it is read. */
function useTold(at: string | null, { slug, duration, k }: Props['page']): Told | null {
  const asked = at && `${at} ${duration}`
  const [answer, setAnswer] = useState<{ asked: string; told: Told } | null>(null)
  useEffect(() => {
    if (!at || !asked) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      readRefusal(slug, { at, duration, k }, abort.signal).then(
        (refusal) => setAnswer({ asked, told: refusal ?? 'offered' }),
        () => abort.signal.aborted || setAnswer({ asked, told: 'unknown' }),
      )
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [at, asked, slug, duration, k])
  return answer?.asked === asked ? (answer?.told ?? null) : null
}

function useToldWords(host: string): (told: Told) => string {
  const { t, say } = useTexts('otherTimes')
  const { refused } = useTexts('bookingDialog').t.failure
  return (told) => {
    switch (told) {
      case 'offered':
        return t.offered
      case 'unknown':
        return t.unchecked
      case 'taken':
        return t.refused.taken
      case 'hours':
        return say(t.refused.hours, { host })
      default:
        return refused[told]
    }
  }
}
