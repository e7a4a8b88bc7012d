import { LockedZone } from '@/components/fields/timezone/locked-zone'
import { type PlainChoices, timesPath } from '@/lib/meetings/visitor/plain-links'
import { LOOK_AHEAD_DAYS, pickDate, toSlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import { timezoneOptions } from '@/lib/scheduling/timezones'
import { isSameTimezone } from '@/lib/scheduling/zone'
import { useTexts } from '@/messages/react/texts-provider'
import { MeetingFacts } from '../booking/meeting-facts'
import { outlineButton } from '../shared/styles'
import { failureNotice, noTimesNotice, uncheckedNotice } from '../times/times-notice'
import { PlainCard } from './plain-card'
import { PlainClosed } from './plain-closed'
import { PlainDay } from './plain-day'
import { PlainDurations } from './plain-durations'
import { PlainMonth } from './plain-month'
import { PlainNotice } from './plain-notice'
import type { TimesView } from './views'

/** /{slug}/times: the days with times, and the times of one of them, as links. */
export function PlainTimes({ page, choices, formats, now, from, wanted, slots, failure }: TimesView) {
  const texts = useTexts('booking')
  const tryAgain = useTexts('tryAgain')
  const calendar = slots && toSlotCalendar(from, slots, LOOK_AHEAD_DAYS, page.dates)
  const date = calendar && pickDate(calendar, wanted)
  const again = timesPath(choices, wanted)
  return (
    <PlainCard
      madeWith={texts.t.madeWith}
      locale={texts.locale}
      accent={page.brand?.accent}
      className="grid md:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[minmax(0,17.5rem)_minmax(0,1fr)_15.5rem]"
    >
      <MeetingFacts
        page={page}
        texts={texts}
        durations={
          page.durations.length > 1 && (
            <PlainDurations durations={page.durations} choices={choices} date={date ?? wanted} />
          )
        }
      />
      <div className="px-2 py-5 sm:px-6 md:border-r">
        {calendar && date && (
          <PlainMonth calendar={calendar} date={date} choices={choices} weekStartDay={formats.weekStartDay} />
        )}
        <div className="px-2 sm:px-0">
          {failure && <PlainNotice {...failureNotice(failure, texts, tryAgain)} again={again} />}
          {calendar && !date && <PlainNotice {...noTimesNotice(texts, LOOK_AHEAD_DAYS)} again={again} />}
        </div>
        {page.lockTimezone ? (
          <LockedZone timezone={page.timezone} now={Date.parse(now)} />
        ) : (
          <ZoneForm choices={choices} pageTimezone={page.timezone} atMs={Date.parse(now)} date={date ?? wanted} />
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
    </PlainCard>
  )
}

type ZoneProps = { choices: PlainChoices; pageTimezone: string; atMs: number; date: string | null }

/** A form that changes nothing but the address. */
function ZoneForm({ choices, pageTimezone, atMs, date }: ZoneProps) {
  const timezones = useTexts('timezones')
  const plain = useTexts('plain')
  const { slug, duration, timezone, name, email, k } = choices
  const options = timezoneOptions(atMs, [timezone, pageTimezone])
  const chosen = options.find(({ value }) => isSameTimezone(value, timezone))?.value
  return (
    <form action={`/${slug}/times`} className="mt-5 flex flex-wrap items-end gap-2 px-2 sm:px-0">
      <label className="grid min-w-0 grow gap-1.5 font-medium text-sm">
        {timezones.t.label}
        <select
          name="timezone"
          defaultValue={chosen}
          className="h-11 w-full min-w-0 rounded-lg border border-input bg-card px-3 font-normal text-base sm:text-sm"
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value} className="bg-popover text-popover-foreground">
              {label}
            </option>
          ))}
        </select>
      </label>
      {date && <input type="hidden" name="date" value={date} />}
      <input type="hidden" name="duration" value={duration} />
      {name && <input type="hidden" name="name" value={name} />}
      {email && <input type="hidden" name="email" value={email} />}
      {k && <input type="hidden" name="k" value={k} />}
      <button type="submit" className={outlineButton}>
        {plain.t.times.showTimes}
      </button>
    </form>
  )
}
