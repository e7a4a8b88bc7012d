import { ListFilter } from 'lucide-react'
import * as Radix from 'radix-ui/popover'
import { useId } from 'react'
import { MEETING_SOURCES, type MeetingSource } from '@/lib/vocabulary/calendars/sources'
import { useTexts } from '@/messages/react/texts-provider'
import { buttonStyles } from '../ui/button-styles'
import { Checkbox } from '../ui/checkbox'
import { cn } from '../ui/cn'
import { popoverStyles } from '../ui/popover-styles'
import { PlainDot } from './meeting/source-dot'

type SourceFilterProps = {
  sources: readonly MeetingSource[]
  onChange: (sources: readonly MeetingSource[]) => void
}

/** Filters meetings by source. The badge counts the ticked sources unless all are ticked. */
export function SourceFilter({ sources, onChange }: SourceFilterProps) {
  const { t, say } = useTexts('meetings')
  const noteId = useId()
  const isNarrowed = sources.length < MEETING_SOURCES.length
  return (
    <Radix.Root>
      <Radix.Trigger
        aria-label={t.board.filter}
        aria-describedby={isNarrowed ? noteId : undefined}
        className={cn(buttonStyles({ variant: 'outline' }), 'px-4')}
      >
        <ListFilter aria-hidden="true" className="size-4" />
        {t.board.filter}
        {isNarrowed && (
          <span className="flex h-5 min-w-5 items-center justify-center rounded-full bg-primary px-1.5 font-semibold text-primary-foreground text-xs">
            {sources.length}
          </span>
        )}
      </Radix.Trigger>
      {isNarrowed && (
        <span id={noteId} hidden>
          {say(t.board.sourcesSelected, { selected: sources.length, total: MEETING_SOURCES.length })}
        </span>
      )}
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={t.board.filterBySource}
          className={cn(popoverStyles, 'min-w-60 p-2')}
        >
          {MEETING_SOURCES.map((source) => (
            <SourceEntry
              key={source}
              source={source}
              isTicked={sources.includes(source)}
              onTick={(isTicked) =>
                onChange(isTicked ? [...sources, source] : sources.filter((ticked) => ticked !== source))
              }
            />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type SourceEntryProps = { source: MeetingSource; isTicked: boolean; onTick: (isTicked: boolean) => void }

function SourceEntry({ source, isTicked, onTick }: SourceEntryProps) {
  const { t } = useTexts('meetings')
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-3 rounded-md px-2 hover:bg-accent">
      <Checkbox id={id} checked={isTicked} onCheckedChange={(checked) => onTick(checked === true)} />
      <label htmlFor={id} className="flex flex-1 cursor-pointer items-center gap-2.5 py-2 text-sm select-none">
        <PlainDot source={source} />
        <span className="inline-block first-letter:uppercase">{t.board.filterSources[source]}</span>
      </label>
    </div>
  )
}
