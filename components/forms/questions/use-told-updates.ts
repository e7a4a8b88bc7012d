import { useRef } from 'react'
import type { useQuestionCache } from '@/lib/client/form-questions'
import { diffOf } from '@/lib/forms/edit-steps'
import type { Question } from '@/lib/shared/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { toast } from '../../ui/use-toast'

/**
 * Says that a question was updated. What is typed is saved at each pause, so that it is said once for all saves, and not
 * while the question is the selected one.
 */
export function useToldUpdates(cache: ReturnType<typeof useQuestionCache>, selectedId: string | undefined) {
  const { t } = useTexts('questions')
  /** As they were before the first save that was not told yet. */
  const untold = useRef(new Map<string, Question>())
  const latest = useRef(selectedId)
  latest.current = selectedId

  function tell(id: string) {
    const before = untold.current.get(id)
    untold.current.delete(id)
    const now = cache.read().find((question) => question.id === id)
    // It may be deleted, or as it was.
    if (before && now && diffOf([before], [now]).changed.length > 0) toast({ title: t.done.change })
  }

  return {
    tell,
    /** Takes a question that was saved, as it was before. */
    note(before: Question) {
      if (!untold.current.has(before.id)) untold.current.set(before.id, before)
      if (latest.current !== before.id) tell(before.id)
    },
  }
}
