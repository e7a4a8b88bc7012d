import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { useToastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useUndoToast } from '@/components/ui/use-undo-toast'
import { useUpdateTimeSlotPage } from '@/lib/client/time-slot-pages'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { useTexts } from '@/messages/react/texts-provider'

type DialogProps = { page: TimeSlotPage; open: boolean; onOpenChange: (open: boolean) => void }

/** Unpublishes an active page, or publishes an inactive one. */
export function PublishDialog({ page, open, onOpenChange }: DialogProps) {
  const { t, say } = useTexts('pages')
  const actions = useTexts('actions').t
  const toastFailure = useToastFailure()
  const toastUndo = useUndoToast()
  const update = useUpdateTimeSlotPage(page.id)
  const words = page.isActive ? t.unpublish : t.publish

  async function save() {
    try {
      await update.mutateAsync({ isActive: !page.isActive })
      if (page.isActive) toastUndo(words.done, () => update.mutateAsync({ isActive: true }))
      else toast({ title: words.done })
    } catch (error) {
      toastFailure(error, t.error, t.updated.failed)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={say(words.title, { title: page.title })}
      description={page.visibility === 'secret' ? words.secret : say(words.text, { slug: page.slug })}
      confirmLabel={page.isActive ? actions.unpublish : actions.publish}
      onConfirm={() => void save()}
    />
  )
}
