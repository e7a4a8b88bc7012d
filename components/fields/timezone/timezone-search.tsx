import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { CloseIcon } from '@/components/ui/more-icons'
import { sheet, sheetDialog } from '@/components/ui/sheet-styles'
import { useKeyboardRoom } from '@/components/ui/use-keyboard-room'
import { useMinute } from '@/components/ui/use-minute'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { createZoneSearch } from '@/lib/scheduling/zone-search'
import { useTexts } from '@/messages/react/texts-provider'
import { keepBeside } from './keep-beside'
import { ZoneOption } from './zone-option'

/** More than anybody reads; another letter leads to the rest. */
const MAX_SHOWN = 60
const MAX_QUERY = 100
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }

type Props = {
  anchor: RefObject<HTMLElement | null>
  value: string
  /** Text that was typed before the search had loaded. */
  typed: string
  suggested: readonly string[]
  timeFormat: TimeFormat
  onChoose: (timezone: string) => void
  onClose: () => void
}

/** A combobox whose list is always open, in a dialog: beside the control, on a phone as a sheet above the keyboard. */
export function TimezoneSearch({ anchor, value, typed, suggested, timeFormat, onChoose, onClose }: Props) {
  const { t, say, locale } = useTexts('timezones')
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const now = useMinute(0)
  const [search] = useState(() => createZoneSearch(locale, Date.now()))
  const [query, setQuery] = useState(typed)
  const [marked, setMarked] = useState(0)
  // By the name that the list has for it.
  const [current] = useState(() => search.offer([value])[0]?.timezone)
  const found = (query.trim() === '' ? search.offer([value, ...suggested]) : search.find(query)).slice(0, MAX_SHOWN)

  useKeyboardRoom(dialog, true)
  // Takes the focus in the step that draws it: a key in between would be lost.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const leave = anchor.current ? keepBeside(anchor.current, element) : undefined
    element.showModal()
    input.current?.setSelectionRange(MAX_QUERY, MAX_QUERY)
    return () => {
      leave?.()
      element.close()
    }
  }, [anchor])

  /** Closed by itself it gives the focus back; React would only take it away. */
  function close() {
    dialog.current?.close()
  }

  function choose(index: number) {
    const zone = found[index]
    if (!zone) return
    onChoose(zone.timezone)
    close()
  }

  function handleKey(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (event.nativeEvent.isComposing || found.length === 0) return
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) choose(marked)
    else if (step) setMarked((marked + step + found.length) % found.length)
    else return
    event.preventDefault()
  }

  function handleClick({ target, currentTarget }: MouseEvent) {
    const option = (target as Element).closest('[role="option"]')
    if (option) choose([...(option.parentElement?.children ?? [])].indexOf(option))
    // Beside the dialog.
    else if (target === currentTarget) close()
  }

  return (
    <dialog
      ref={dialog}
      id="timezone-search"
      aria-label={t.label}
      className={`${sheetDialog} overflow-visible md:p-0 md:backdrop:bg-transparent embed:p-0 embed:backdrop:bg-transparent`}
      // React's strict mode closes and opens again at once.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onClick={handleClick}
      onKeyDown={handleKey}
    >
      <div className={`${sheet} h-full max-md:not-embed:h-[34rem]`}>
        <div className="flex shrink-0 items-center gap-1 border-b p-2">
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label={t.search}
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={found[marked] && `${id}-${marked}`}
            placeholder={t.search}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_QUERY}
            defaultValue={typed}
            className="h-11 w-full min-w-0 rounded-lg bg-transparent px-3 text-base outline-offset-0 sm:text-sm"
            onChange={(event) => {
              setQuery(event.target.value)
              setMarked(0)
            }}
          />
          <button
            type="button"
            aria-label={t.close}
            className="flex size-11 shrink-0 items-center justify-center rounded-lg text-muted-foreground hover:bg-accent hover:text-foreground"
            onClick={close}
          >
            <CloseIcon />
          </button>
        </div>
        <p
          role="status"
          className={found.length > 0 ? 'sr-only' : 'px-5 py-6 text-center text-muted-foreground text-sm'}
        >
          {found.length > 0 ? say(t.found, { count: found.length }) : t.none}
        </p>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t.label}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5"
        >
          {found.map((zone, index) => (
            <ZoneOption
              key={zone.timezone}
              id={`${id}-${index}`}
              zone={zone}
              now={now}
              timeFormat={timeFormat}
              isMarked={index === marked}
              isChosen={zone.timezone === current}
            />
          ))}
        </div>
      </div>
    </dialog>
  )
}
