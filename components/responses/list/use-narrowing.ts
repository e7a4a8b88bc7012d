import { useMemo, useState } from 'react'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { toResponseFilter } from '@/lib/client/response-filter'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'

const TYPING_PAUSE_MS = 250
const NO_DAYS: { from: CalendarDate | ''; to: CalendarDate | '' } = { from: '', to: '' }

/** The typed filters, and the debounced filter that the list is fetched with. */
export function useNarrowing(timezone: string | undefined) {
  const [typed, setTyped] = useState('')
  const [days, setDays] = useState(NO_DAYS)
  /** Counts clears: as a key it also empties text that is not a date. */
  const [round, setRound] = useState(0)
  const settled = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  // Clearing the field applies at once.
  const q = typed === '' ? '' : settled
  const filter = useMemo(() => toResponseFilter(q, days, timezone ?? 'UTC'), [q, days, timezone])

  function clear() {
    setTyped('')
    setDays(NO_DAYS)
    setRound((before) => before + 1)
  }

  return { typed, setTyped, days, setDays, q, filter, isNarrowed: Object.keys(filter).length > 0, clear, round }
}
