import { Keyboard } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { SearchField } from '@/components/fields/search-field'
import { showOverlay } from '@/components/layout/palette/overlay'
import { useShortcutSwitch } from '@/components/layout/palette/use-shortcut-switch'
import { useToday } from '@/components/layout/use-clock'
import { useDebouncedValue } from '@/components/ui/use-debounced-value'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../ui/button'
import { Label } from '../ui/label'
import { Switch } from '../ui/switch'
import { useAccountKind } from '../ui/team'
import { HostFilter } from './host-filter'
import { AgendaView } from './list/agenda-view'
import { useListChoices } from './list/list-choices'
import { OpenRequests } from './list/open-requests'
import { TimeRequestList } from './list/time-requests'
import { UpNext } from './list/up-next'
import { useAgendaRange } from './list/use-agenda-range'
import { WaitingMails } from './list/waiting-mails'
import { MeetingFilter } from './meeting-filter'
import { MonthView } from './month/month-view'
import { useShownDate } from './month/use-shown-date'
import { PreferenceGate } from './preference-gate'
import { useShortcuts } from './use-shortcuts'
import { ViewSwitch } from './view-switch'

const TYPING_PAUSE_MS = 250

const showShortcuts = () => showOverlay('shortcuts')

type MeetingsBoardProps = { clock: Clock; openedAt: number; onCreate: (start?: string) => void }

/** Search, filters and the list, the week or the month. */
export function MeetingsBoard({ clock, openedAt, onCreate }: MeetingsBoardProps) {
  const { t } = useTexts('meetings')
  const today = useToday(clock.timezone, openedAt)
  const agenda = useAgendaRange(clock.timezone, today)
  const shown = useShownDate(today)
  const { view, setView, order, setOrder, sources, setSources, statuses, setStatuses } = useListChoices()
  const [hasShortcuts] = useShortcutSwitch()
  const [typed, setTyped] = useState('')
  const [host, setHost] = useState('')
  const isTeams = useAccountKind() === 'team'
  const q = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  const isList = view === 'list'
  const showToday = isList ? agenda.showToday : shown.showToday
  const searchField = useRef<HTMLInputElement>(null)
  function clearSearch() {
    setTyped('')
    searchField.current?.focus()
  }

  const orderSwitch = (
    <OrderSwitch isAscending={order === 'asc'} onChange={(isSoonest) => setOrder(isSoonest ? 'asc' : 'desc')} />
  )

  useShortcuts({ n: () => onCreate(), t: showToday, '?': showShortcuts }, hasShortcuts)

  return (
    <>
      <OpenRequests clock={clock} isBrief={!isList} />
      <TimeRequestList clock={clock} isBrief={!isList} />
      <WaitingMails clock={clock} />
      <UpNext {...{ clock, today, openedAt }} />
      <div className="mb-2 flex items-center gap-2 sm:mb-6 sm:flex-wrap">
        <SearchField
          inputRef={searchField}
          label={t.board.search}
          value={typed}
          onChange={setTyped}
          className="min-w-0 flex-1 sm:min-w-36"
        />
        <MeetingFilter
          {...{ sources, statuses }}
          isOfHost={host !== ''}
          onSources={setSources}
          onStatuses={setStatuses}
        >
          {isTeams && <HostFilter value={host} onChange={setHost} />}
          {isList && <div className="mt-1 border-t pt-1 sm:hidden">{orderSwitch}</div>}
        </MeetingFilter>
        <ViewSwitch view={view} onChange={setView} />
        {isList && <div className="max-sm:hidden">{orderSwitch}</div>}
        <Button
          variant="ghost"
          size="icon"
          aria-label={t.shortcuts.title}
          title={t.shortcuts.tooltip}
          className="text-muted-foreground max-sm:hidden [@media(hover:none)]:hidden"
          onClick={showShortcuts}
        >
          <Keyboard aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <PreferenceGate>
        {isList ? (
          <AgendaView
            {...{ clock, today, agenda, sources, statuses, host, q, order, onCreate }}
            onClearSearch={clearSearch}
          />
        ) : (
          <MonthView
            span={view === 'week' ? 'week' : 'month'}
            {...{ clock, today, shown, sources, statuses, host, q, onCreate }}
          />
        )}
      </PreferenceGate>
    </>
  )
}

function OrderSwitch({ isAscending, onChange }: { isAscending: boolean; onChange: (isAscending: boolean) => void }) {
  const { t } = useTexts('meetings')
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-2.5 px-2">
      <Switch id={id} checked={isAscending} onCheckedChange={onChange} />
      <Label htmlFor={id}>{t.board.soonestFirst}</Label>
    </div>
  )
}
