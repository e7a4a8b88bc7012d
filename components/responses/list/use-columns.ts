import { useCallback, useMemo } from 'react'
import { useStoredText } from '@/components/ui/stored-text'
import type { AskedQuestion } from '@/lib/shared/forms/question'
import { hasAnswers } from '../response-view'

/** Questions whose answers the list shows in columns of their own, in form order; this browser remembers them for each form. */
export function useColumns(formId: string, questions: readonly AskedQuestion[]) {
  const [stored, store] = useStoredText(`slotform.responses.columns.${formId}`)
  const choices = useMemo(() => questions.filter(hasAnswers), [questions])
  const columns = useMemo(() => {
    const chosen = new Set(stored?.split(','))
    return choices.filter(({ id }) => chosen.has(id))
  }, [choices, stored])

  const toggle = useCallback(
    (id: string) => {
      const chosen = new Set(columns.map((column) => column.id))
      if (!chosen.delete(id)) chosen.add(id)
      store([...chosen].join())
    },
    [columns, store],
  )
  return { choices, columns, toggle }
}
