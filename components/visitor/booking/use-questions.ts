import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from 'react'
import { readAskedForm } from '@/lib/client/visitor/book'
import type { AskedForm } from '@/lib/forms/form'
import type { AskedQuestions } from './asked-questions'

/** A page's form, and the component that renders it. */
export type Questions = { form: AskedForm; AskedQuestions: ComponentType<ComponentProps<typeof AskedQuestions>> }

/** Loads what draws the questions, where there are any. */
export async function loadQuestions(form: AskedForm | undefined): Promise<Questions | null> {
  return form ? { form, AskedQuestions: (await import('./asked-questions')).AskedQuestions } : null
}

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
