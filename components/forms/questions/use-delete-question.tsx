import { useCallback, useRef } from 'react'
import type { Question } from '@/lib/shared/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../../ui/button'
import { moveFocus } from '../../ui/move-focus'
import { dismissToast, toast } from '../../ui/use-toast'
import { useBuilder } from './builder'
import { editButtonOf } from './question-actions'
import { useHistory } from './use-history'

/** Deletes a question without asking: it comes back with its rules and answers. */
export function useDeleteQuestion(questions: readonly Question[]) {
  const { t, say } = useTexts('questions')
  const actions = useTexts('actions').t
  const { edits, selected, select } = useBuilder()
  const { undoStep } = useHistory()

  async function remove(id: string) {
    const index = questions.findIndex((question) => question.id === id)
    const near = questions[index + 1] ?? questions[index - 1]
    const done = await edits.remove(id)
    if (!done) return
    const { ruleCount, step } = done
    if (selected?.id === id) select(null)
    moveFocus(() => (near && editButtonOf(near.id)) ?? document.querySelector<HTMLElement>('[data-builder-add]'))
    toast({
      title: t.done.delete,
      description: ruleCount > 0 ? say(t.delete.withRules, { count: ruleCount }) : undefined,
      action: (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            dismissToast()
            void undoStep(step)
          }}
        >
          {actions.undo}
        </Button>
      ),
    })
  }

  const latest = useRef(remove)
  latest.current = remove
  return useCallback((id: string) => void latest.current(id), [])
}
