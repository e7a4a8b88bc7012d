'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { TimeOff } from '@/lib/time-off/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { PageHeader } from '../layout/page-header'
import { RoomBack } from '../layout/room-back'
import { useClock } from '../layout/use-clock'
import { TimeOffSections } from '../time-off/time-off-sections'
import { Button } from '../ui/button'
import { useAccountKind, useForKind } from '../ui/team'
import { FeedsSection } from './feeds/feeds-section'
import { OwnCalendarsSection } from './own-calendars-section'

/** When the owner is away, which calendars block their time, and how these see the meetings. A room chooses calendars for each page. */
export function AvailabilityScreen({ openedAt }: { openedAt: number }) {
  const { t } = useTexts('availability')
  const timeOff = useTexts('timeOff').t
  const clock = useClock()
  const forKind = useForKind()
  const isRoom = useAccountKind() === 'room'
  const [edited, setEdited] = useState<TimeOff | 'new' | null>(null)
  return (
    <>
      <RoomBack />
      <PageHeader title={t.title} text={forKind(t.intro)}>
        <Button disabled={!clock} onClick={() => setEdited('new')}>
          <Plus aria-hidden="true" className="size-4" />
          {timeOff.add}
        </Button>
      </PageHeader>
      <div className="grid gap-5">
        <TimeOffSections openedAt={openedAt} clock={clock} edited={edited} onEdit={setEdited} />
        {!isRoom && <OwnCalendarsSection />}
        <FeedsSection />
      </div>
    </>
  )
}
