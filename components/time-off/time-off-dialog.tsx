import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { Clock } from '@/lib/time/meeting-time'
import type { TimeOff } from '@/lib/time-off/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { useCloseGuard } from '../fields/use-close-guard'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Dialog, DialogContent } from '../ui/dialog'
import { TimeOffForm } from './time-off-form'

type TimeOffDialogProps = {
  /** The dialog is closed with null. */
  entry: TimeOff | 'new' | null
  clock: Clock
  today: CalendarDate
  onClose: () => void
}

/** Asks before it discards typed values, and stays open while they are saved. */
export function TimeOffDialog({ entry, clock, today, onClose }: TimeOffDialogProps) {
  const { t } = useTexts('timeOff')
  const { keepEditing } = useTexts('actions').t
  const { keepStatus, close, requestClose, discard } = useCloseGuard(onClose)
  return (
    <Dialog open={entry !== null} onOpenChange={(next) => !next && requestClose()}>
      {entry !== null && (
        <DialogContent title={entry === 'new' ? t.form.addTitle : t.form.editTitle}>
          <TimeOffForm
            entry={entry === 'new' ? null : entry}
            clock={clock}
            today={today}
            onStatus={keepStatus}
            onDone={close}
            onCancel={requestClose}
          />
          <ConfirmDialog
            {...discard}
            title={t.form.discard.title}
            description={t.form.discard.text}
            confirmLabel={t.form.discard.confirm}
            keepLabel={keepEditing}
            destructive
          />
        </DialogContent>
      )}
    </Dialog>
  )
}
