import { useUpdateForm } from '@/lib/client/forms'
import type { Form } from '@/lib/forms/form'
import { useTexts } from '@/messages/react/texts-provider'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useUndoToast } from '../../ui/use-undo-toast'
import { useFormFailure } from '../failure'
import { publicPath } from '../view-form'

type DialogProps = { form: Form; open: boolean; onOpenChange: (open: boolean) => void }

export function UnpublishDialog({ form, open, onOpenChange }: DialogProps) {
  const { t, say } = useTexts('forms')
  const toastFailure = useFormFailure()
  const toastUndo = useUndoToast()
  const update = useUpdateForm(form.id)

  async function confirm() {
    try {
      await update.mutateAsync({ isPublished: false })
      toastUndo(t.unpublish.done, () => update.mutateAsync({ isPublished: true }))
    } catch (error) {
      toastFailure(error, t.failures.unpublish)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={say(t.unpublish.title, { title: form.title })}
      description={say(t.unpublish.text, { path: publicPath(form) })}
      confirmLabel={t.unpublish.label}
      onConfirm={() => void confirm()}
    />
  )
}
