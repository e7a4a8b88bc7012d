import type { LabelledDate } from '@/lib/meetings/visitor/slot-calendar'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import type { Language } from '@/lib/shared/languages'

/** The facts of a booking that moving it needs in the browser. */
export type Movable = {
  token: string
  title: string
  titleLang: Language
  ownerName: string
  ownerEmail: string
  /** An ISO instant. */
  startTime: string
  /** The start that its attendee asks for already; null without one. */
  wanted: string | null
  /** In minutes. */
  duration: number
  /** That of the page. */
  timezone: string
  /** True where its times are shown in its own zone only. */
  lockTimezone: boolean
  userTimezone: string
  timeFormat: TimeFormat
  /** True where its owner decides about a move: until then it keeps its time. */
  asksToMove: boolean
  /** Closed dates of the page that say why. */
  dates: LabelledDate[]
}
