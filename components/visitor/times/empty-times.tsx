import type { ReactNode } from 'react'
import type { SlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import { dayNumber } from '@/lib/scheduling/calendar-date'
import { profilePath } from '@/lib/shared/profile'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { textLink } from '../../ui/link-styles'
import { noTimesWords } from './times-notice'

/** What a visitor may know about the host of a page without times. */
export type EmptyPage = { ownerName: string; hasNoHours?: true; profile?: string }

type Props = {
  calendar: SlotCalendar
  /** Without it the host looks at the page. */
  page?: Partial<EmptyPage> | undefined
  /** Leads to later days, where there are any. */
  children?: ReactNode
}

/**
 * Why a page has no times on the days that were looked at, in public words, and what is left to do. The default export, and the
 * only one of this file at run time, so that it is loaded where there are none.
 */
export default function EmptyTimes({ calendar, page, children }: Props) {
  const texts = useTexts('booking')
  const { t, say } = texts
  const isOver = calendar.last < calendar.from
  return (
    <div className="rounded-xl bg-muted px-4 py-5 text-center">
      <p className="text-balance font-medium text-sm">{noTimesWords(calendar, texts)}</p>
      {!isOver && page?.ownerName && (
        <p className="mt-1 text-balance text-muted-foreground text-sm">{whyNone(calendar, page, texts)}</p>
      )}
      <p className="mt-1 text-balance text-muted-foreground text-sm">{t.times.noneHint}</p>
      {children && <div className="mt-4">{children}</div>}
      {page?.profile && page.ownerName && (
        <a
          href={`/${profilePath(page.profile)}`}
          target="_top"
          className={`${textLink} mt-2 inline-flex min-h-11 items-center text-sm`}
        >
          {say(t.times.more, { host: page.ownerName })}
        </a>
      )}
    </div>
  )
}

/** No more than the list of times says: which rule refuses a time, or who has it, is not public. */
function whyNone(
  { from, to, last, closed }: SlotCalendar,
  { hasNoHours }: Partial<EmptyPage>,
  { t, say }: PartTexts<'booking'>,
): string {
  const [label] = closed.values()
  const days = dayNumber(to < last ? to : last) - dayNumber(from) + 1
  if (label !== undefined && closed.size >= days) return say(t.times.closed, { label })
  return hasNoHours ? t.times.noHours : t.times.allTaken
}
