import { useUpdateForm } from '@/lib/client/forms'
import type { Form } from '@/lib/forms/form'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { toast } from '../../ui/use-toast'
import { FAILURES, toastFailure } from '../failure'
import { publicPath } from '../view-form'

type DialogProps = { form: Form; open: boolean; onOpenChange: (open: boolean) => void }

export function UnpublishDialog({ form, open, onOpenChange }: DialogProps) {
  const update = useUpdateForm(form.id)

  async function confirm() {
    try {
      await update.mutateAsync({ isPublished: false })
      toast({ title: 'Form unpublished' })
    } catch (error) {
      toastFailure(error, FAILURES.unpublish)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Unpublish “${form.title}”?`}
      description={`Nobody can open ${publicPath(form)} any more. Responses stay, and you can publish the form again at any time.`}
      confirmLabel="Unpublish"
      onConfirm={() => void confirm()}
    />
  )
}
