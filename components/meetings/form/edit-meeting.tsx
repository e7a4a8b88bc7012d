'use client'

import { useTransition } from 'react'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { useClock, useToday } from '@/components/layout/use-clock'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { useToastFailure } from '@/components/ui/toast-failure'
import { useScreenRouter } from '@/components/ui/use-screen-router'
import { toast } from '@/components/ui/use-toast'
import { useMeeting, useUpdateMeeting } from '@/lib/client/meetings'
import { toMeetingFormValues } from '@/lib/meetings/meeting-form'
import type { Meeting } from '@/lib/meetings/schema'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { MeetingEvents } from '../meeting/meeting-events'
import { MeetingForm } from './meeting-form'
import { MeetingFormSkeleton } from './meeting-form-skeleton'
import { MeetingProblem } from './meeting-problem'

/** `openedAt` is the server's now, in epoch milliseconds. */
export function EditMeeting({ id, openedAt }: { id: string; openedAt: number }) {
  const { t } = useTexts('meetings')
  const clock = useClock()
  const { data: meeting, isPending } = useMeeting(id)
  if (!isPending && meeting?.primarySource !== 'platform') return <MeetingProblem />
  return (
    <>
      <BackLink href="/meetings">{t.back}</BackLink>
      <PageHeader title={t.edit} text={meeting?.title} />
      {meeting?.calendarEvents && (
        <div className="mb-4 grid gap-2">
          <MeetingEvents meeting={meeting} />
        </div>
      )}
      <Card className="max-w-3xl">
        {meeting && clock ? <EditForm meeting={meeting} clock={clock} openedAt={openedAt} /> : <MeetingFormSkeleton />}
      </Card>
    </>
  )
}

function EditForm({ meeting, clock, openedAt }: { meeting: Meeting; clock: Clock; openedAt: number }) {
  const { t } = useTexts('meetingForm')
  const toastFailure = useToastFailure()
  const router = useScreenRouter()
  const [isLeaving, startLeaving] = useTransition()
  const update = useUpdateMeeting(meeting.id)
  const today = useToday(clock.timezone, openedAt)
  return (
    <MeetingForm
      values={toMeetingFormValues(meeting, clock.timezone)}
      clock={clock}
      today={today}
      stored={meeting}
      notifyHint={t.changeHint}
      onSave={async (body) => {
        try {
          await update.mutateAsync(body)
        } catch (error) {
          toastFailure(error, t.updateFailed, t.updateFailedText)
          throw error
        }
        toast({ title: t.updated })
      }}
      onSaved={() => startLeaving(() => router.push('/meetings'))}
    >
      {({ isSaving }) => (
        <div className="mt-6 flex flex-wrap gap-2">
          <Button type="submit" pending={isSaving || isLeaving}>
            {isSaving ? t.saving : t.save}
          </Button>
          <Link href="/meetings" className={buttonStyles({ variant: 'ghost' })}>
            {t.cancel}
          </Link>
        </div>
      )}
    </MeetingForm>
  )
}
