import { cn } from '@/components/ui/cn'
import type { MeetingSource } from '@/lib/vocabulary/sources'
import { SOURCE_TEXT } from '@/lib/vocabulary/sources'

const COLOURS: Record<MeetingSource, string> = {
  platform: 'bg-source-platform',
  time_slot: 'bg-source-time-slot',
  google: 'bg-source-google',
  outlook: 'bg-source-outlook',
}

type SourceDotProps = { source: MeetingSource; className?: string }

/** The colour says where a meeting comes from; so does its text, to those who do not see it. */
export function SourceDot({ source, className }: SourceDotProps) {
  return (
    <span title={SOURCE_TEXT[source]} className={cn('size-2.5 shrink-0 rounded-full', COLOURS[source], className)}>
      <span className="sr-only">{SOURCE_TEXT[source]}</span>
    </span>
  )
}

/** Where the text stands elsewhere. */
export function PlainDot({ source, className }: SourceDotProps) {
  return <span aria-hidden="true" className={cn('size-2 shrink-0 rounded-full', COLOURS[source], className)} />
}
