import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { ChevronIcon, GlobeIcon } from '@/components/ui/icons'
import { useMinute } from '@/components/ui/use-minute'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { useTexts } from '@/messages/react/texts-provider'
import { TimeThere } from './time-there'
import { WithCity } from './with-city'

type Props = {
  value: string | null
  /** Zones to offer first. */
  suggested: readonly string[]
  timeFormat: TimeFormat
  /** Stands in while there is no value. */
  fallback?: ReactNode
  onChange: (timezone: string) => void
}

type Search = typeof import('./timezone-search')

/** The chosen zone and the time there now. A press opens the search in all zones, which is loaded then. */
export function TimezoneSelect({ value, suggested, timeFormat, fallback, onChange }: Props) {
  const { t } = useTexts('timezones')
  const button = useRef<HTMLButtonElement>(null)
  const { Search, typed, keepTyped, hasFailed, open, close, warmUp } = useTimezoneSearch()
  // Without a value, as in the server's HTML, there is nothing to open.
  const combobox = value !== null && {
    role: 'combobox',
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': Search !== null,
    'aria-controls': Search ? 'timezone-search' : undefined,
  }

  return (
    <div className="text-muted-foreground text-sm">
      <button
        ref={button}
        type="button"
        aria-label={t.label}
        {...combobox}
        disabled={value === null}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-lg px-3 py-1.5 text-start transition-colors hover:bg-accent hover:text-foreground"
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={open}
        onKeyDown={keepTyped}
      >
        <GlobeIcon />
        <span className="min-w-0 flex-1">
          {value === null ? (
            fallback
          ) : (
            <WithCity timezone={value} fallback={fallback}>
              {(city) => <TimeThereNow timezone={value} city={city} timeFormat={timeFormat} />}
            </WithCity>
          )}
        </span>
        <ChevronIcon to="down" />
      </button>
      {hasFailed && (
        <p role="alert" className="px-3 pb-2">
          {t.failed}
        </p>
      )}
      {Search && value !== null && (
        <Search
          anchor={button}
          value={value}
          typed={typed}
          suggested={suggested}
          timeFormat={timeFormat}
          onChoose={onChange}
          onClose={close}
        />
      )}
    </div>
  )
}

/** `Search` is null while it is closed or on its way. */
export function useTimezoneSearch() {
  const [search, setSearch] = useState<Search | null>(null)
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed')
  const [typed, setTyped] = useState('')

  function open() {
    setState('open')
    setTyped('')
    if (!search) loadSearch().then(setSearch, () => setState('failed'))
  }

  /** Keeps what is typed while the search loads, for the search. */
  function keepTyped(event: KeyboardEvent) {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (state !== 'open' || !isLetter) return
    event.preventDefault()
    setTyped((before) => before + event.key)
  }

  return {
    Search: state === 'open' && search ? search.TimezoneSearch : null,
    typed,
    keepTyped,
    hasFailed: state === 'failed',
    open,
    close: () => setState('closed'),
    warmUp,
  }
}

function TimeThereNow(zone: { timezone: string; city: string; timeFormat: TimeFormat }) {
  return <TimeThere {...zone} now={useMinute(0)} />
}

const loadSearch = () => import('./timezone-search')

function warmUp() {
  void loadSearch().catch(() => undefined)
}
