import { useDeleteForm } from '@/lib/client/forms'
import type { Form } from '@/lib/forms/form'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { focusHeading } from '../../ui/move-focus'
import { toast } from '../../ui/use-toast'
import { useFormFailure } from '../failure'

type DialogProps = { form: Form; open: boolean; onOpenChange: (open: boolean) => void }

export function DeleteFormDialog({ form, open, onOpenChange }: DialogProps) {
  const texts = useTexts('forms')
  const toastFailure = useFormFailure()
  const { t, say } = texts
  const remove = useDeleteForm(form.id)

  async function confirm() {
    try {
      await remove.mutateAsync()
      toast({ title: t.delete.done })
      focusHeading()
    } catch (error) {
      toastFailure(error, t.failures.delete)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={say(t.delete.title, { title: form.title })}
      description={lossText(form, texts)}
      confirmLabel={t.delete.label}
      destructive
      onConfirm={() => void confirm()}
    />
  )
}

/** Says how much is deleted with the form. */
function lossText({ questionCount, responseCount }: Form, { t, say }: PartTexts<'forms'>): string {
  const questions = say(t.counts.questions, { count: questionCount })
  if (responseCount === 0) return say(t.delete.withoutResponses, { questions })
  return say(t.delete.withResponses, { questions, responses: say(t.counts.responses, { count: responseCount }) })
}
