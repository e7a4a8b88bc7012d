import { cn } from '@/components/ui/cn'
import type { MeetingSource } from '@/lib/shared/calendars/sources'
import { useTexts } from '@/messages/react/texts-provider'

/** Blue and indigo are hard to tell apart, so a booking is a ring and the others are discs. */
const MARKS: Record<MeetingSource, string> = {
  platform: 'bg-source-platform',
  time_slot: 'border-2 border-source-time-slot',
  google: 'bg-source-google',
  outlook: 'bg-source-outlook',
}

type SourceDotProps = { source: MeetingSource; className?: string }

/** The mark shows a meeting's source; the text says it to screen readers. */
export function SourceDot({ source, className }: SourceDotProps) {
  const { t } = useTexts('meetings')
  return (
    <span title={t.sources[source]} className={cn('size-2.5 shrink-0 rounded-full', MARKS[source], className)}>
      <span className="sr-only">{t.sources[source]}</span>
    </span>
  )
}

/** The dot without text, beside words that name the source. */
export function PlainDot({ source, className }: SourceDotProps) {
  return <span aria-hidden="true" className={cn('size-2 shrink-0 rounded-full', MARKS[source], className)} />
}
