import { useEffect, useRef, useState } from 'react'
import { moveSlotsPath } from '@/lib/client/visitor/manage'
import { toWallClock } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { useDialogEntry } from '../booking/use-dialog-entry'
import { quietButton } from '../shared/styles'
import { useVisitor, type Visitor } from '../shared/use-visitor'
import { TimePicker } from '../times/time-picker'
import { useSlots } from '../times/use-slots'
import type { Movable } from './movable'
import { MoveDialog } from './move-dialog'
import { WayOut } from './move-failure'
import { PresentTime } from './present-time'

type Props = { booking: Movable; onMoved: (start: string) => void; onStop: () => void }

/** The times to which a booking can be moved, in the place of the booking. Back leads to the booking again, and so does its own time. */
export function Mover({ booking, onMoved, onStop }: Props) {
  const { t, say } = useTexts('moveBooking')
  const booked = useTexts('managedBooking')
  const { visitor, prefer } = useBookedVisitor(booking)
  const slots = useSlots(booking.token, visitor?.timezone ?? null, { closed: booking.dates, pathOf: moveSlotsPath })
  // Its page has just been unpublished.
  const isClosed = Object(slots.failure).code === 'closed'
  const [start, setStart] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isBusy = useRef(false)

  useDialogEntry(true, () => {
    if (isBusy.current) return
    if (start === null) onStop()
    else setStart(null)
  })

  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className="lg:grid lg:min-h-119.5 lg:grid-cols-[minmax(0,17.5rem)_minmax(0,1fr)]">
      <header className="border-b px-4 py-4 sm:px-6 md:py-6 lg:border-e lg:border-b-0">
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-balance font-semibold text-xl leading-tight tracking-tight outline-none md:text-2xl"
        >
          {t.title}
        </h1>
        <p dir="auto" lang={booking.titleLang} className="mt-2 text-along font-medium">
          {booking.title}
        </p>
        <p className="text-muted-foreground text-sm">{say(booked.t.with, { host: booking.ownerName })}</p>
        {visitor && (
          <div className="mt-4">
            <PresentTime
              booking={booking}
              timezone={visitor.timezone}
              timeFormat={visitor.timeFormat}
              isKept={start === null}
            />
          </div>
        )}
        <button type="button" className={`${quietButton} mt-2 -ms-5`} onClick={onStop}>
          {t.keep}
        </button>
      </header>
      <div className={start === null ? 'time-kept min-w-0' : 'min-w-0'}>
        {isClosed && (
          <div role="alert" className="border-b px-4 py-4 text-sm sm:px-6">
            <p>{t.failure.refused.closed}</p>
            <WayOut {...booking} />
          </div>
        )}
        <TimePicker
          visitor={visitor}
          slots={slots}
          pageTimezone={booking.timezone}
          isLocked={booking.lockTimezone}
          firstView={visitor ? firstViewOf(booking, visitor) : undefined}
          pressed={start ?? booking.startTime}
          onPrefer={prefer}
          onNear={() => undefined}
          onChoose={(chosen) => (chosen === booking.startTime ? onStop() : setStart(chosen))}
        />
      </div>
      {visitor && (
        <MoveDialog
          booking={booking}
          start={start}
          visitor={visitor}
          onStart={setStart}
          onBusy={(busy) => {
            isBusy.current = busy
          }}
          onRefused={slots.reload}
          onMoved={onMoved}
        />
      )}
    </div>
  )
}

/** The calendar begins at the day of the booking. */
function firstViewOf({ startTime }: Movable, { timezone }: Visitor) {
  return { date: toWallClock(Date.parse(startTime), timezone).date, shown: null }
}

/** The visitor with the zone and clock in which the booking is shown, until they choose others. */
function useBookedVisitor({ timezone, lockTimezone, userTimezone, timeFormat }: Movable) {
  const { visitor, prefer } = useVisitor(timezone, lockTimezone)
  const [chosen, setChosen] = useState({ timezone: lockTimezone ? timezone : userTimezone, timeFormat })
  return {
    visitor: visitor && { ...visitor, ...chosen },
    prefer: (choice: Partial<Pick<Visitor, 'timezone' | 'timeFormat'>>) => {
      prefer(choice)
      setChosen({ ...chosen, ...choice })
    },
  }
}
