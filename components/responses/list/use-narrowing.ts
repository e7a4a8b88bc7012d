import { useMemo, useState } from 'react'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import { toResponseFilter } from '@/lib/client/response-filter'
import { isComparable } from '@/lib/forms/answers/answer-conditions'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { ResponseStatus } from '@/lib/shared/forms/response-status'
import type { TypedCondition } from './answer-filter'

const TYPING_PAUSE_MS = 250
const NO_DAYS: { from: CalendarDate | ''; to: CalendarDate | '' } = { from: '', to: '' }

/** The typed filters, and the debounced filter that the list is fetched with. */
export function useNarrowing(timezone: string | undefined) {
  const [typed, setTyped] = useState('')
  const [days, setDays] = useState(NO_DAYS)
  const [status, setStatus] = useState<ResponseStatus | null>(null)
  /** Counts clears: as a key it also empties text that is not a date. */
  const [round, setRound] = useState(0)
  const [conditions, setConditions] = useState<readonly TypedCondition[]>([])
  const answers = useDebouncedValue(toAnswers(conditions), TYPING_PAUSE_MS)
  const settled = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  // Clearing the field applies at once.
  const q = typed === '' ? '' : settled
  const filter = useMemo(
    () => toResponseFilter(q, days, timezone ?? 'UTC', { status, answers: conditions.length > 0 ? answers : '' }),
    [q, days, timezone, status, answers, conditions.length],
  )

  function clear() {
    setTyped('')
    setDays(NO_DAYS)
    setStatus(null)
    setConditions([])
    setRound((before) => before + 1)
  }

  const isNarrowed = Object.keys(filter).length > 0
  return {
    typed,
    setTyped,
    days,
    setDays,
    status,
    setStatus,
    conditions,
    setConditions,
    q,
    filter,
    isNarrowed,
    clear,
    round,
  }
}

/** Conditions as they stand in an address; empty while none is complete. */
function toAnswers(conditions: readonly TypedCondition[]): string {
  const complete = conditions.filter(({ operator, value }) => isComparable(operator, value))
  if (complete.length === 0) return ''
  return JSON.stringify(complete.map(({ questionId, operator, value }) => ({ questionId, operator, value })))
}
