import type { ReactNode } from 'react'
import { TimeThere } from '@/components/fields/timezone/time-there'
import { isNarrow } from '@/components/ui/is-narrow'
import { pickDate, type SlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import { englishCityOf } from '@/lib/scheduling/zone-words'
import { TextsProvider } from '@/messages/react/texts-provider'
import type { GivenTexts } from '@/messages/texts'
import type { Visitor } from '../shared/use-visitor'
import { DayHeading } from '../times/day-heading'
import { type Early, focusedPlace, PLACES, type PlaceName, placeId } from '../times/early-handover'
import { MonthCalendar } from '../times/month-calendar'
import { SlotList } from '../times/slot-list'
import { drawInto } from './html/draw-into'
import { redraw } from './html/react'

export type Drawing = { early: Early; calendar: SlotCalendar; visitor: Visitor; texts: GivenTexts }

/** Draws month, day and times into their places. What is pressed is kept for the app, and shown. */
export function drawTimes({ early, calendar, visitor, texts }: Drawing): void {
  const { view, start } = early
  const date = pickDate(calendar, view.date)
  // The app says why there is none.
  if (date === null) return
  const starts = calendar.slots.get(date)

  function keep(pressed: Partial<Pick<Early, 'view' | 'start'>>) {
    Object.assign(early, pressed)
    redraw()
  }

  const drawn: Record<(typeof PLACES)[number], ReactNode> = {
    month: (
      <MonthCalendar
        calendar={calendar}
        shown={view.shown ?? date}
        date={date}
        weekStartDay={visitor.weekStartDay}
        isNarrow={isNarrow()}
        isUnfolded={view.isUnfolded}
        onUnfold={(isUnfolded) => keep({ view: { ...view, isUnfolded } })}
        onShow={(shown) => keep({ view: { ...view, shown } })}
        onDate={(date, shown) => keep({ view: { date, shown }, start: null })}
      />
    ),
    day: <DayHeading date={date} />,
    times: starts && (
      <SlotList
        slots={starts}
        timezone={visitor.timezone}
        timeFormat={visitor.timeFormat}
        pressed={start}
        onChoose={(chosen) => {
          keep({ start: chosen })
          leadOn(early, chosen)
        }}
      />
    ),
  }
  const focused = focusedPlace()
  for (const name of PLACES) drawAt(name, texts, drawn[name])
  if (focused) document.querySelector<HTMLElement>(focused)?.focus()
}

const LATE_MS = 8000

/**
 * A time that was pressed is not lost when the app does not come: the link to the page without scripts leads to that time, and
 * is followed after a while, unless this is a frame, in which that page cannot be shown.
 */
function leadOn(early: Early, start: string): void {
  const link = document.querySelector<HTMLAnchorElement>('.visitor-late a')
  if (!link) return
  link.href = link.href.replace(/(.*\/times)[^?]*\??/, `$1/${start}?${early.path.split('?')[1]}&`)
  setTimeout(() => window.slotformEarly === early && early.start === start && top === self && link.click(), LATE_MS)
}

/** Draws the visitor's zone with the time there now. */
export function drawZone({ visitor, texts }: Pick<Drawing, 'visitor' | 'texts'>): void {
  drawAt('zone', texts, <TimeThere {...visitor} city={englishCityOf(visitor.timezone)} now={Date.now()} />)
}

function drawAt(name: PlaceName, texts: GivenTexts, node: ReactNode): void {
  const place = document.getElementById(placeId(name))
  // Without one the app has taken over.
  if (place) drawInto(place, <TextsProvider texts={texts}>{node}</TextsProvider>)
}
