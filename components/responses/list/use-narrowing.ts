import { useMemo, useState } from 'react'
import { useSettled } from '@/components/ui/use-debounced-value'
import { toResponseFilter } from '@/lib/client/response-filter'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'

const TYPING_PAUSE_MS = 250
const NO_DAYS: { from: CalendarDate | ''; to: CalendarDate | '' } = { from: '', to: '' }

/** What is looked for, as it is typed, and what the list is asked for, once somebody has stopped typing. */
export function useNarrowing(timezone: string | undefined) {
  const [typed, setTyped] = useState('')
  const [days, setDays] = useState(NO_DAYS)
  /** How often all was cleared: what is typed and no date goes as well. */
  const [round, setRound] = useState(0)
  const settled = useSettled(typed.trim(), TYPING_PAUSE_MS)
  // An emptied field shows all at once.
  const q = typed === '' ? '' : settled
  const filter = useMemo(() => toResponseFilter(q, days, timezone ?? 'UTC'), [q, days, timezone])

  function clear() {
    setTyped('')
    setDays(NO_DAYS)
    setRound((before) => before + 1)
  }

  return { typed, setTyped, days, setDays, q, filter, isNarrowed: Object.keys(filter).length > 0, clear, round }
}
