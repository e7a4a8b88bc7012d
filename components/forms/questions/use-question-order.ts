import { arrayMove } from '@dnd-kit/sortable'
import { useRef, useState } from 'react'
import { useReorderQuestions } from '@/lib/client/form-questions'
import type { Question } from '@/lib/vocabulary/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { useFormFailure } from '../failure'

/** The questions in their latest order, and a function that moves one. A refused order is rolled back with a toast. */
export function useQuestionOrder(formId: string, questions: readonly Question[]) {
  const { t } = useTexts('questions')
  const toastFailure = useFormFailure()
  const reorder = useReorderQuestions(formId)
  // Optimistic order, shown from the frame of the drop on: the cache follows a moment later.
  const [wanted, setWanted] = useState<string[] | null>(null)
  const latest = useRef(0)
  const ordered = wanted ? inOrder(questions, wanted) : [...questions]

  async function move(from: number, to: number) {
    const ids = arrayMove(ordered, from, to).map(({ id }) => id)
    latest.current += 1
    const attempt = latest.current
    setWanted(ids)
    try {
      await reorder.mutateAsync(ids)
    } catch (error) {
      toastFailure(error, t.failures.order)
    } finally {
      if (attempt === latest.current) setWanted(null)
    }
  }

  return { ordered, move }
}

/** Questions that are missing from `ids` come last. */
function inOrder(questions: readonly Question[], ids: readonly string[]): Question[] {
  const placeOf = ({ id }: Question) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return [...questions].sort((a, b) => placeOf(a) - placeOf(b))
}
