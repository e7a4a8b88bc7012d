import { useState } from 'react'
import { type NewQuestionBody, useAddQuestion, useDeleteQuestion } from '@/lib/client/form-questions'
import { useLogicRules } from '@/lib/client/form-rules'
import { useForm } from '@/lib/client/forms'
import type { LogicRule } from '@/lib/forms/rules/logic-rule'
import type { Question } from '@/lib/vocabulary/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { toast } from '../../ui/use-toast'
import { useUndoToast } from '../../ui/use-undo-toast'
import { useFormFailure } from '../failure'

type DeleteQuestionDialogProps = {
  formId: string
  /** Null while the dialog is closed. */
  question: Question | null
  onClose: () => void
  onDeleted: () => void
}

export function DeleteQuestionDialog({ formId, question, onClose, onDeleted }: DeleteQuestionDialogProps) {
  const texts = useTexts('questions')
  const toastFailure = useFormFailure()
  const { t, say } = texts
  const remove = useDeleteQuestion(formId)
  const { data: rules } = useLogicRules(formId)
  const { data: form } = useForm(formId)
  const add = useAddQuestion(formId)
  const toastUndo = useUndoToast()
  // The dialog keeps its question while it closes.
  const [asked, setAsked] = useState(question)
  if (question && question !== asked) setAsked(question)

  async function confirm(asked: Question) {
    const { id } = asked
    // A question that is made again has a new id: answers and rules would not find it.
    const isRestorable = form?.responseCount === 0 && form.spamCount === 0 && countRules(rules, id) === 0
    try {
      await remove.mutateAsync(id)
      if (isRestorable) toastUndo(t.delete.done, () => add.mutateAsync(toNewQuestion(asked)))
      else toast({ title: t.delete.done })
      onDeleted()
    } catch (error) {
      toastFailure(error, t.failures.delete)
    }
  }

  if (!asked) return null
  return (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(t.delete.title, { question: asked.question })}
      description={lossText(rules, asked.id, texts)}
      confirmLabel={t.delete.confirm}
      destructive
      onConfirm={() => void confirm(asked)}
    />
  )
}

/** Rules that read the question or jump to it are deleted with it. */
function lossText(rules: readonly LogicRule[] | undefined, id: string, { t, say }: PartTexts<'questions'>): string {
  const count = countRules(rules, id)
  return count === 0 ? t.delete.text : say(t.delete.textWithRules, { count })
}

function countRules(rules: readonly LogicRule[] | undefined, id: string): number {
  return rules?.filter((rule) => rule.sourceQuestionId === id || rule.targetQuestionId === id).length ?? 0
}

/** The same question in the same place. */
function toNewQuestion({ questionType, question, description, isRequired, options, order }: Question): NewQuestionBody {
  return { questionType, question, description, isRequired, options, order }
}
