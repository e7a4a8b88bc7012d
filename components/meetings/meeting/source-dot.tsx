import { cn } from '@/components/ui/cn'
import type { MeetingSource } from '@/lib/vocabulary/calendars/sources'
import { useTexts } from '@/messages/react/texts-provider'

const COLORS: Record<MeetingSource, string> = {
  platform: 'bg-source-platform',
  time_slot: 'bg-source-time-slot',
  google: 'bg-source-google',
  outlook: 'bg-source-outlook',
}

type SourceDotProps = { source: MeetingSource; className?: string }

/** The color shows a meeting's source; the text says it to screen readers. */
export function SourceDot({ source, className }: SourceDotProps) {
  const { t } = useTexts('meetings')
  return (
    <span title={t.sources[source]} className={cn('size-2.5 shrink-0 rounded-full', COLORS[source], className)}>
      <span className="sr-only">{t.sources[source]}</span>
    </span>
  )
}

/** The dot without text, beside words that name the source. */
export function PlainDot({ source, className }: SourceDotProps) {
  return <span aria-hidden="true" className={cn('size-2 shrink-0 rounded-full', COLORS[source], className)} />
}
