import { useState } from 'react'
import { readAskedForm } from '@/lib/client/visitor/book'
import { loadQuestions, type Questions } from './load-questions'

/** The questions of a page as they were opened; `renew` reads them again, and leaves them as they are where that fails. */
export function useQuestions(slug: string, opened: Questions | null, k?: string) {
  const [questions, setQuestions] = useState(opened)
  async function renew() {
    try {
      setQuestions(await loadQuestions(await readAskedForm(slug, k)))
    } catch {
      // They stay as they were opened.
    }
  }
  return { questions, renew }
}
