import { arrayMove } from '@dnd-kit/sortable'
import { useRef, useState } from 'react'
import { useReorderQuestions } from '@/lib/client/form-questions'
import type { Question } from '@/lib/vocabulary/question'
import { FAILURES, toastFailure } from '../failure'

/** The questions in the order in which they were put last, and how to move one. A refused order is taken back, and says so. */
export function useQuestionOrder(formId: string, questions: readonly Question[]) {
  const reorder = useReorderQuestions(formId)
  // Shown from the very frame in which a question is dropped: the cache follows a moment later.
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
      toastFailure(error, FAILURES.orderQuestions)
    } finally {
      if (attempt === latest.current) setWanted(null)
    }
  }

  return { ordered, move }
}

/** One that the order does not know comes last. */
function inOrder(questions: readonly Question[], ids: readonly string[]): Question[] {
  const placeOf = ({ id }: Question) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return [...questions].sort((a, b) => placeOf(a) - placeOf(b))
}
