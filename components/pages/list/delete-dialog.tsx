import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { toastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useDeleteTimeSlotPage, useFutureBookings } from '@/lib/client/time-slot-pages'
import type { TimeSlotPage } from '@/lib/pages/schema'

type DialogProps = { page: TimeSlotPage; open: boolean; onOpenChange: (open: boolean) => void }

export function DeleteDialog({ page, open, onOpenChange }: DialogProps) {
  const remove = useDeleteTimeSlotPage(page.id)
  const bookings = useFutureBookings(page.id, open)

  async function confirm() {
    try {
      await remove.mutateAsync()
      toast({ title: 'Time slot page deleted successfully' })
      // Its card is gone, and the focus with it.
      document.querySelector<HTMLElement>('main h1')?.focus()
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to delete time slot page')
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete “${page.title}”?`}
      description={`${bookingsText(bookings.data?.count, bookings.isError)} The link /${page.slug} stops working. This cannot be undone.`}
      confirmLabel="Delete"
      destructive
      onConfirm={() => void confirm()}
    />
  )
}

/** What happens to people who have booked already. */
function bookingsText(count: number | undefined, isUnknown: boolean): string {
  if (count === 0) return 'This page has no future bookings. Past ones stay in your meetings.'
  if (count === 1) return 'This page has 1 future booking. It stays in your meetings.'
  if (count !== undefined) return `This page has ${count} future bookings. They stay in your meetings.`
  return isUnknown ? 'Bookings stay in your meetings.' : 'Counting future bookings…'
}
