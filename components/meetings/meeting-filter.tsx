import { Check, ListFilter } from 'lucide-react'
import * as Radix from 'radix-ui/popover'
import { type ReactNode, useId } from 'react'
import { MEETING_SOURCES, type MeetingSource } from '@/lib/shared/calendars/sources'
import { MEETING_STATUSES, type MeetingStatus } from '@/lib/shared/statuses'
import { commaList } from '@/lib/shared/text/comma-list'
import { useTexts } from '@/messages/react/texts-provider'
import { buttonStyles } from '../ui/button-styles'
import { Checkbox } from '../ui/checkbox'
import { cn } from '../ui/cn'
import { popoverStyles } from '../ui/popover-styles'
import { PlainDot } from './meeting/source-dot'

type MeetingFilterProps = {
  /** More choices at the end. On a phone they have no room beside the filter. */
  children?: ReactNode

  sources: readonly MeetingSource[]
  statuses: readonly MeetingStatus[]
  /** Only the meetings of one host of a team are shown. */
  isOfHost?: boolean
  onSources: (sources: readonly MeetingSource[]) => void
  onStatuses: (statuses: readonly MeetingStatus[]) => void
}

/** Filters meetings by source and state. The badge counts the ticked entries of each list that is not ticked as a whole. */
export function MeetingFilter({
  sources,
  statuses,
  onSources,
  onStatuses,
  isOfHost = false,
  children,
}: MeetingFilterProps) {
  const { t, say, locale } = useTexts('meetings')
  const { t: life } = useTexts('bookingLife')
  const noteId = useId()
  const lists = [
    { ticked: sources.length, total: MEETING_SOURCES.length, text: t.board.sourcesSelected },
    { ticked: statuses.length, total: MEETING_STATUSES.length, text: life.filter.selected },
  ]
  const narrowed = lists.filter(({ ticked, total }) => ticked < total)
  const notes = [
    ...narrowed.map(({ ticked, total, text }) => say(text, { selected: ticked, total })),
    ...(isOfHost ? [t.board.oneHost] : []),
  ]
  const isNarrowed = notes.length > 0
  return (
    <Radix.Root>
      <Radix.Trigger
        aria-label={t.board.filter}
        aria-describedby={isNarrowed ? noteId : undefined}
        className={cn(buttonStyles({ variant: 'outline' }), 'px-3.5 sm:px-4')}
      >
        <ListFilter aria-hidden="true" className="size-4" />
        <span className="max-sm:hidden">{t.board.filter}</span>
        {isNarrowed && (
          <span className="flex h-5 min-w-5 items-center justify-center rounded-full bg-primary px-1.5 font-semibold text-primary-foreground text-xs">
            {narrowed.reduce((sum, { ticked }) => sum + ticked, isOfHost ? 1 : 0)}
          </span>
        )}
      </Radix.Trigger>
      {isNarrowed && (
        <span id={noteId} hidden>
          {commaList(notes, locale)}
        </span>
      )}
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={t.board.filterBySource}
          className={cn(popoverStyles, 'max-h-(--radix-popover-content-available-height) min-w-60 overflow-y-auto p-2')}
        >
          {MEETING_SOURCES.map((source) => (
            <Entry key={source} {...toggling(source, sources, onSources)}>
              <PlainDot source={source} />
              <span className="inline-block first-letter:uppercase">{t.board.filterSources[source]}</span>
            </Entry>
          ))}
          <fieldset className="mt-1 grid gap-1 border-t pt-2">
            <legend className="sr-only">{life.filter.byState}</legend>
            {MEETING_STATUSES.map((status) => (
              <StateToggle key={status} {...toggling(status, statuses, onStatuses)}>
                {life.filter.states[status]}
              </StateToggle>
            ))}
          </fieldset>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function toggling<Choice extends string>(
  choice: Choice,
  ticked: readonly Choice[],
  onChange: (ticked: readonly Choice[]) => void,
) {
  return {
    isTicked: ticked.includes(choice),
    onTick: (isTicked: boolean) => onChange(isTicked ? [...ticked, choice] : ticked.filter((one) => one !== choice)),
  }
}

type EntryProps = { isTicked: boolean; onTick: (isTicked: boolean) => void; children: ReactNode }

function Entry({ isTicked, onTick, children }: EntryProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-3 rounded-md px-2 hover:bg-accent">
      <Checkbox id={id} checked={isTicked} onCheckedChange={(checked) => onTick(checked === true)} />
      <label htmlFor={id} className="flex flex-1 cursor-pointer items-center gap-2.5 py-2 text-sm select-none">
        {children}
      </label>
    </div>
  )
}

/** A button with a tick, apart from the sources, which are checkboxes. */
function StateToggle({ isTicked, onTick, children }: EntryProps) {
  return (
    <button
      type="button"
      aria-pressed={isTicked}
      onClick={() => onTick(!isTicked)}
      className={cn(
        'flex min-h-11 items-center gap-2 rounded-md px-2 text-start text-sm',
        isTicked ? 'bg-primary-soft text-primary-soft-foreground' : 'text-muted-foreground hover:bg-accent',
      )}
    >
      <Check aria-hidden="true" className={cn('size-4 shrink-0', !isTicked && 'invisible')} />
      <span className="inline-block first-letter:uppercase">{children}</span>
    </button>
  )
}
