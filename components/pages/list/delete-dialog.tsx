import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { focusHeading } from '@/components/ui/move-focus'
import { useToastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useDeleteTimeSlotPage, useFutureBookings } from '@/lib/client/time-slot-pages'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { useTexts } from '@/messages/react/texts-provider'

type DialogProps = { page: TimeSlotPage; open: boolean; onOpenChange: (open: boolean) => void }

export function DeleteDialog({ page, open, onOpenChange }: DialogProps) {
  const { t, say } = useTexts('pages')
  const actions = useTexts('actions').t
  const toastFailure = useToastFailure()
  const remove = useDeleteTimeSlotPage(page.id)
  const bookings = useFutureBookings(page.id, open)

  async function confirm() {
    try {
      await remove.mutateAsync()
      toast({ title: t.delete.done })
      focusHeading()
    } catch (error) {
      toastFailure(error, t.error, t.delete.failed)
    }
  }

  function bookingsText(): string {
    const { none, some, counting, unknown } = t.delete.bookings
    const count = bookings.data?.count
    if (count === undefined) return bookings.isError ? unknown : counting
    return count === 0 ? none : say(some, { count })
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={say(t.delete.title, { title: page.title })}
      description={say(page.visibility === 'secret' ? t.delete.secret : t.delete.text, {
        bookings: bookingsText(),
        slug: page.slug,
      })}
      confirmLabel={actions.delete}
      destructive
      onConfirm={() => void confirm()}
    />
  )
}
