import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/use-toast'
import { useStaleMeetings } from '@/lib/client/meetings'
import { useSettings } from '@/lib/client/settings'
import type { Explanation } from '@/lib/pages/explanation'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { isOwnRule } from '@/lib/scheduling/refusals'
import { useTexts } from '@/messages/react/texts-provider'
import { OwnerBookingForm } from './owner-booking-form'
import { useOwnerClock } from './use-owner-clock'

type BookAnywayProps = {
  page: TimeSlotPage
  explanation: Explanation
  /** The time is taken now. */
  onBooked: () => void
}

/** Books a time that only the page's own rules keep back, for somebody with whom its owner has agreed on it. */
export function BookAnyway({ page, explanation, onBooked }: BookAnywayProps) {
  const { t } = useTexts('explain')
  const booking = useTexts('booking').t
  const { data: settings } = useSettings()
  const { visitor } = useOwnerClock(settings, page.timezone)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const markBookingsStale = useStaleMeetings()
  const { at, duration, reasons } = explanation
  if (reasons.length === 0 || !reasons.every(({ kind }) => kind !== 'hosts' && isOwnRule(kind))) return null

  /** The focused form goes. */
  function close() {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }

  function finish() {
    toast({ title: booking.scheduled })
    close()
    void markBookingsStale()
    onBooked()
  }

  if (!isOpen) {
    return (
      <div className="mt-3 grid justify-items-start gap-1">
        <Button ref={opener} variant="outline" onClick={() => setOpen(true)}>
          {t.bookAnyway}
        </Button>
        <p className="text-muted-foreground text-sm">{t.bookAnywayHint}</p>
      </div>
    )
  }
  return (
    <div className="mt-3 rounded-xl border">
      <OwnerBookingForm
        isAnyway
        page={{ ...page, duration }}
        visitor={visitor}
        start={at}
        onStart={close}
        onRefused={async () => null}
        onBooked={finish}
      />
    </div>
  )
}
