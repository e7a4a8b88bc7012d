import { useState } from 'react'
import type { EditState } from '@/components/fields/use-close-guard'
import { Button } from '@/components/ui/button'
import { footStyles } from '@/components/ui/dialog-styles'
import { useToastFailure } from '@/components/ui/toast-failure'
import { toast } from '@/components/ui/use-toast'
import { useCreateMeeting } from '@/lib/client/meetings'
import { useSettings } from '@/lib/client/settings'
import { newMeetingValues } from '@/lib/meetings/meeting-form'
import { parseInstant } from '@/lib/scheduling/bounds'
import { localDate } from '@/lib/scheduling/zone-clock'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { MeetingForm } from './meeting-form'

type CreateMeetingFormProps = {
  clock: Clock
  /** An ISO instant; the default is now. */
  start?: string
  onStatus: (status: EditState) => void
  onCreated: () => void
  onCancel: () => void
}

export function CreateMeetingForm({ clock, start, onStatus, onCreated, onCancel }: CreateMeetingFormProps) {
  const { t } = useTexts('meetingForm')
  const toastFailure = useToastFailure()
  // Fixed when the dialog opens: a preset that moves with the clock would count as a change.
  const [opened] = useState(() => {
    const now = Date.now()
    const given = parseInstant(start ?? '')
    const values = newMeetingValues(Number.isNaN(given) ? now : given, clock.timezone)
    return { values, today: localDate(clock.timezone, now) }
  })
  const { data: settings } = useSettings()
  const create = useCreateMeeting()
  return (
    <MeetingForm
      values={opened.values}
      today={opened.today}
      clock={clock}
      notifyHint={t.inviteHint}
      isFocusedOnOpen
      onStatus={onStatus}
      onSave={async (body) => {
        try {
          await create.mutateAsync({ ...body, defaultCalendars: settings?.defaultCalendars ?? [] })
        } catch (error) {
          toastFailure(error, t.createFailed)
          throw error
        }
        toast({ title: t.created })
        onCreated()
      }}
    >
      {({ isSaving }) => (
        // Sticky, and at the left so that the toast of a failed save does not cover it.
        <div data-sheet-footer className={footStyles}>
          <Button type="submit" pending={isSaving} className="max-sm:flex-1">
            {isSaving ? t.submitting : t.submit}
          </Button>
          <Button variant="outline" onClick={onCancel} disabled={isSaving}>
            {t.cancel}
          </Button>
        </div>
      )}
    </MeetingForm>
  )
}
