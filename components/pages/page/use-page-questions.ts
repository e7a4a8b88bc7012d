import { useCallback, useEffect, useState } from 'react'
import { loadQuestions, type Questions } from '@/components/visitor/booking/load-questions'
import { readPageForm } from '@/lib/client/bookings'

/** The questions of a page's form, which are read when they are first needed; `renew` reads them again. */
export function usePageQuestions(pageId: string, hasForm: boolean) {
  const [questions, setQuestions] = useState<Questions | null | 'unread'>(hasForm ? 'unread' : null)
  const [hasFailed, setHasFailed] = useState(false)

  const renew = useCallback(async () => {
    setHasFailed(false)
    try {
      setQuestions(await loadQuestions(await readPageForm(pageId)))
    } catch {
      setHasFailed(true)
    }
  }, [pageId])

  useEffect(() => {
    if (hasForm) void renew()
  }, [hasForm, renew])

  return { questions, hasFailed, renew }
}
