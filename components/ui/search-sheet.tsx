import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { keepBeside } from './keep-beside'
import { CloseIcon } from './more-icons'
import { sheet, sheetDialog } from './sheet-styles'
import { useKeyboardRoom } from './use-keyboard-room'

const MAX_QUERY = 100
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }

export type Found = { value: string; isChosen: boolean; content: ReactNode }

type Props = {
  /** Named by the control that opens it. */
  id: string
  anchor: RefObject<HTMLElement | null>
  /** Text that was typed before the search had loaded. */
  typed?: string
  words: { label: string; search: string; close: string; none: string }
  /** How many were found, in words. */
  count: (found: number) => string
  /** Returns the options that match a text; for an empty text, those that are offered first. */
  find: (query: string) => readonly Found[]
  onChoose: (value: string) => void
  onClose: () => void
}

/** A combobox whose list is always open, in a dialog: beside the control, on a phone as a sheet above the keyboard. */
export function SearchSheet({ id, anchor, typed = '', words, count, find, onChoose, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [query, setQuery] = useState(typed)
  const found = find(query)
  const [marked, setMarked] = useState(() => (typed ? 0 : chosenOf(found)))

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
    const item = found[index]
    if (!item) return
    onChoose(item.value)
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
      id={id}
      aria-label={words.label}
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
            aria-label={words.search}
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={`${listId}-list`}
            aria-activedescendant={found[marked] && `${listId}-${marked}`}
            placeholder={words.search}
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
            aria-label={words.close}
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
          {found.length > 0 ? count(found.length) : words.none}
        </p>
        <div
          id={`${listId}-list`}
          role="listbox"
          aria-label={words.label}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5"
        >
          {found.map((item, index) => (
            <Option key={item.value} id={`${listId}-${index}`} item={item} isMarked={index === marked} />
          ))}
        </div>
      </div>
    </dialog>
  )
}

/** The list opens where it was left. */
const chosenOf = (found: readonly Found[]) =>
  Math.max(
    0,
    found.findIndex(({ isChosen }) => isChosen),
  )

type OptionProps = { id: string; item: Found; isMarked: boolean }

function Option({ id, item: { isChosen, content }, isMarked }: OptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isMarked) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isMarked])
  return (
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-marked={isMarked || undefined}
      className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg px-3 py-1 text-sm outline-none hover:bg-accent/60 data-marked:bg-accent aria-selected:font-semibold"
    >
      {content}
    </div>
  )
}
