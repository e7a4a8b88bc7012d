import { LockedZone } from '@/components/fields/timezone/locked-zone'
import { timesPath } from '@/lib/meetings/visitor/plain-links'
import { type LabelledDate, pickDate, toSlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import { addDays, type CalendarDate } from '@/lib/scheduling/calendar-date'
import { cityOf } from '@/lib/scheduling/zone-city'
import { useTexts } from '@/messages/react/texts-provider'
import { outlineButton } from '../shared/styles'
import EmptyTimes, { type EmptyPage } from '../times/empty-times'
import { failureNotice, uncheckedNotice } from '../times/times-notice'
import { PlainClosed } from './plain-closed'
import { PlainDay } from './plain-day'
import { PlainMonth } from './plain-month'
import { PlainNotice } from './plain-notice'
import { PlainZone } from './plain-zone'
import type { TimesView } from './views'

type Props = {
  page: { timezone: string; lockTimezone: boolean; dates: readonly LabelledDate[] } & Partial<EmptyPage>
  view: Omit<TimesView, 'page'>
}

/** The columns of the card around it. */
export const pickerColumns =
  'grid md:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[minmax(0,17.5rem)_minmax(0,1fr)_15.5rem]'

/** The date that is shown: the one that was asked for, or the first with times. */
export function shownDate({ page, view: { slots, wanted } }: Props): CalendarDate | null {
  const calendar = slots && toSlotCalendar(slots, page.dates)
  return (calendar && pickDate(calendar, wanted)) ?? wanted
}

/** Two columns: the days with times, and the times of one of them, as links. */
export function PlainPicker({ page, view }: Props) {
  const { choices, formats, now, wanted, slots, failure } = view
  const texts = useTexts('booking')
  const tryAgain = useTexts('tryAgain')
  const calendar = slots && toSlotCalendar(slots, page.dates)
  const date = calendar && pickDate(calendar, wanted)
  const again = timesPath(choices, wanted)
  return (
    <>
      <div className="px-2 py-5 sm:px-6 md:border-e">
        {calendar && date && (
          <PlainMonth calendar={calendar} date={date} choices={choices} weekStartDay={formats.weekStartDay} />
        )}
        <div className="px-2 sm:px-0">
          {failure && <PlainNotice {...failureNotice(failure, texts, tryAgain)} again={again} />}
          {calendar && !date && (
            <EmptyTimes calendar={calendar} page={page}>
              {calendar.to < calendar.last && (
                <a href={timesPath(choices, addDays(calendar.to, 1))} className={outlineButton}>
                  {texts.t.times.later}
                </a>
              )}
            </EmptyTimes>
          )}
        </div>
        {page.lockTimezone ? (
          <LockedZone timezone={page.timezone} city={cityOf(page.timezone, texts.locale)} now={Date.parse(now)} />
        ) : (
          <PlainZone choices={choices} pageTimezone={page.timezone} atMs={Date.parse(now)} date={date ?? wanted} />
        )}
      </div>
      <div className="px-4 py-5 sm:px-6">
        {calendar && date && (
          <PlainDay starts={calendar.slots.get(date)} date={date} choices={choices} timeFormat={formats.timeFormat}>
            {calendar.closed.has(date) ? (
              <PlainClosed calendar={calendar} date={date} choices={choices} />
            ) : (
              <PlainNotice {...uncheckedNotice(texts)} again={timesPath(choices, date)} />
            )}
          </PlainDay>
        )}
      </div>
    </>
  )
}
