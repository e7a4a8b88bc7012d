import { useState } from 'react'
import { useDeleteQuestion } from '@/lib/client/form-questions'
import { useLogicRules } from '@/lib/client/form-rules'
import type { LogicRule } from '@/lib/forms/rules/logic-rule'
import type { Question } from '@/lib/vocabulary/question'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { toast } from '../../ui/use-toast'
import { countOf } from '../count-of'
import { FAILURES, toastFailure } from '../failure'

type DeleteQuestionDialogProps = {
  formId: string
  /** The one that is asked about, if any. */
  question: Question | null
  onClose: () => void
  onDeleted: () => void
}

export function DeleteQuestionDialog({ formId, question, onClose, onDeleted }: DeleteQuestionDialogProps) {
  const remove = useDeleteQuestion(formId)
  const { data: rules } = useLogicRules(formId)
  // A closing dialog still shows what it was about.
  const [asked, setAsked] = useState(question)
  if (question && question !== asked) setAsked(question)

  async function confirm(id: string) {
    try {
      await remove.mutateAsync(id)
      toast({ title: 'Question deleted' })
      onDeleted()
    } catch (error) {
      toastFailure(error, FAILURES.deleteQuestion)
    }
  }

  if (!asked) return null
  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Delete “${asked.question}”?`}
      description={`${rulesText(rules, asked.id)}Answers that were given to it stay with your responses.`}
      confirmLabel="Delete"
      destructive
      onConfirm={() => void confirm(asked.id)}
    />
  )
}

/** Rules that ask for the question or jump to it cannot do without it. */
function rulesText(rules: readonly LogicRule[] | undefined, id: string): string {
  const count = rules?.filter((rule) => rule.sourceQuestionId === id || rule.targetQuestionId === id).length ?? 0
  if (count === 0) return ''
  return `${countOf(count, 'logic rule')} ${count === 1 ? 'names it and goes' : 'name it and go'} with it. `
}
