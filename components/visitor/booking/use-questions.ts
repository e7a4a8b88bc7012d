import { useCallback, useEffect, useState } from 'react'
import { readAskedForm } from '@/lib/client/visitor/book'
import { loadQuestions, type Questions } from './load-questions'

/** The questions of a page as they were opened, or read now where they are `unread`; `renew` reads them again. */
export function useQuestions(slug: string, opened: Questions | null | 'unread', k?: string) {
  const [questions, setQuestions] = useState(opened)
  const [hasFailed, setHasFailed] = useState(false)

  const renew = useCallback(async () => {
    setHasFailed(false)
    try {
      setQuestions(await loadQuestions(await readAskedForm(slug, k)))
    } catch {
      setHasFailed(true)
    }
  }, [slug, k])

  useEffect(() => {
    if (opened === 'unread') void renew()
  }, [opened, renew])

  return { questions, hasFailed, renew }
}
