import { arrayMove } from '@dnd-kit/sortable'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Question } from '@/lib/shared/forms/question'
import type { QuestionEdits } from './use-question-edits'

/** The questions in their latest order, and a function that moves one. A refused order is rolled back with a toast. */
export function useQuestionOrder({ reorder }: QuestionEdits, questions: readonly Question[]) {
  // Optimistic order, shown from the frame of the drop on: the cache follows a moment later.
  const [wanted, setWanted] = useState<string[] | null>(null)
  const attempts = useRef(0)
  const ordered = useMemo(() => (wanted ? inOrder(questions, wanted) : questions), [questions, wanted])
  const latest = useRef(ordered)
  latest.current = ordered

  const move = useCallback(
    async (from: number, to: number) => {
      const ids = arrayMove([...latest.current], from, to).map(({ id }) => id)
      attempts.current += 1
      const attempt = attempts.current
      setWanted(ids)
      await reorder(ids)
      if (attempt === attempts.current) setWanted(null)
    },
    [reorder],
  )

  return { ordered, move }
}

/** Questions that are missing from `ids` come last. */
function inOrder(questions: readonly Question[], ids: readonly string[]): Question[] {
  const placeOf = ({ id }: Question) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return [...questions].sort((a, b) => placeOf(a) - placeOf(b))
}
