import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { toastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useUpdateTimeSlotPage } from '@/lib/client/time-slot-pages'
import type { TimeSlotPage } from '@/lib/pages/schema'

type DialogProps = { page: TimeSlotPage; open: boolean; onOpenChange: (open: boolean) => void }

/** Takes an active page offline, or brings an inactive one back. */
export function PublishDialog({ page, open, onOpenChange }: DialogProps) {
  const update = useUpdateTimeSlotPage(page.id)
  const words = page.isActive ? UNPUBLISH : PUBLISH

  async function save() {
    try {
      await update.mutateAsync({ isActive: !page.isActive })
      toast({ title: words.done })
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to update time slot page')
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${words.verb} “${page.title}”?`}
      description={words.effect(page.slug)}
      confirmLabel={words.verb}
      onConfirm={() => void save()}
    />
  )
}

const UNPUBLISH = {
  verb: 'Unpublish',
  effect: (slug: string) =>
    `Nobody can book at /${slug} any more. What has been booked stays, and you can publish the page again at any time.`,
  done: 'Time slot page unpublished successfully',
}

const PUBLISH = {
  verb: 'Publish',
  effect: (slug: string) => `Anyone with the link /${slug} can book a time with you.`,
  done: 'Time slot page published successfully',
}
