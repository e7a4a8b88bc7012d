import { bookingPath } from '@/lib/meetings/visitor/plain-links'
import { useTexts } from '@/messages/react/texts-provider'
import { PresentTime } from '../managed/present-time'
import { quietButton } from '../shared/styles'
import { PlainCard } from './plain-card'
import { PlainPicker, pickerColumns } from './plain-picker'
import { PlainReferrer } from './plain-referrer'
import type { MoveTimesView } from './views'

/** /b/{token}/times: the days and times to which a booking can be moved, as links. */
export function PlainMoveTimes({ booking, ...view }: MoveTimesView) {
  const { choices, formats } = view
  const { t } = useTexts('moveBooking')
  const managed = useTexts('managedBooking')
  return (
    <PlainCard accent={booking.brand?.accent} className={pickerColumns}>
      <PlainReferrer />
      <header className="border-b px-4 py-4 sm:px-6 md:col-span-2 md:py-6 lg:col-span-1 lg:border-e lg:border-b-0">
        <h1 className="text-balance font-semibold text-xl leading-tight tracking-tight md:text-2xl">{t.title}</h1>
        <p dir="auto" lang={booking.titleLang} className="mt-2 text-along font-medium">
          {booking.title}
        </p>
        <p className="mb-4 text-muted-foreground text-sm">{managed.say(managed.t.with, { host: booking.ownerName })}</p>
        <PresentTime booking={booking} timezone={choices.timezone} timeFormat={formats.timeFormat} />
        <a href={bookingPath(booking.token)} className={`${quietButton} mt-2 -ms-5`}>
          {t.keep}
        </a>
      </header>
      <PlainPicker page={booking} view={view} />
    </PlainCard>
  )
}
