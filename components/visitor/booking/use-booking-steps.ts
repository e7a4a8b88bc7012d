import { useCallback, useEffect, useState } from 'react'
import type { AskedForm } from '@/lib/forms/form'
import { loadQuestions, type Questions } from './load-questions'

type BookingSteps = typeof import('./booking-steps') & { asked: Questions | null }

/**
 * Dialog, questions and confirmation, loaded when a time is about to be chosen: most visitors look at the calendar first.
 * An `outdated` page needs them to be renewed.
 */
export function useBookingSteps(form: AskedForm | undefined, outdated: unknown) {
  const [steps, setSteps] = useState<BookingSteps | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  const need = useCallback(() => {
    setHasFailed(false)
    load(form).then(setSteps, () => setHasFailed(true))
  }, [form])

  useEffect(() => {
    if (outdated) need()
  }, [outdated, need])

  return { steps, hasFailed, need, warmUp: () => void load(form).catch(() => undefined) }
}

const loadSteps = () => import('./booking-steps')

/** Side by side: neither waits for the other. */
async function load(form: AskedForm | undefined): Promise<BookingSteps> {
  const [steps, asked] = await Promise.all([loadSteps(), loadQuestions(form)])
  return { ...steps, asked }
}
