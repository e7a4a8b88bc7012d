import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import type { HelpLinks } from '../nav-items'
import type { Entry } from './entry'
import { findEntries } from './find-entries'
import { showOverlay } from './overlay'
import { PaletteGroup } from './palette-group'
import { useEntries } from './use-entries'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** A combobox: the focus stays in the field, which hears the keys and points at the active option of the list. */
export function PaletteSearch({ help }: { help: HelpLinks }) {
  const { t, say } = useTexts('palette')
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [activeId, setActiveId] = useState<string | null>(null)
  const q = typed.trim()
  const groups = findEntries(useEntries(help, typed), q)
  const entries = groups.flatMap((group) => group.entries)
  // The first one, until the reader moves; also when what was active is no longer in the list.
  const active = entries.find(({ id }) => id === activeId) ?? entries[0]
  const optionId = (entry: Entry) => `${listId}-${entry.id}`

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = STEPS[event.key]
    if (step && active) {
      event.preventDefault()
      const next = (entries.indexOf(active) + step + entries.length) % entries.length
      setActiveId(entries[next]?.id ?? null)
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      choose(active)
    }
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b pe-14 ps-4">
        <Search aria-hidden="true" className="size-4.5 shrink-0 text-muted-foreground" />
        <input
          type="text"
          role="combobox"
          aria-label={t.title}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && optionId(active)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          placeholder={t.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActiveId(null)
          }}
          onKeyDown={onKeyDown}
          className="h-14 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted-foreground"
        />
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={t.results}
        className="max-h-[min(26rem,calc(80dvh-5rem))] overflow-y-auto overscroll-contain p-2 empty:hidden"
      >
        {groups.map(({ group, entries: shown }) => (
          <PaletteGroup
            key={group}
            group={group}
            entries={shown}
            activeId={active?.id}
            optionId={optionId}
            onPoint={setActiveId}
            onChoose={choose}
          />
        ))}
      </div>
      {/* On the page before it speaks, or screen readers miss the first result. */}
      <p
        role="status"
        className={entries.length > 0 ? 'sr-only' : 'px-4 py-10 text-center text-muted-foreground text-sm'}
      >
        {q && say(entries.length > 0 ? t.count : t.none, { count: entries.length, q })}
      </p>
    </>
  )
}

/** Runs after the dialog has given the focus back, so that what follows can take it. */
function choose({ run }: Entry): void {
  showOverlay(null)
  setTimeout(run)
}
