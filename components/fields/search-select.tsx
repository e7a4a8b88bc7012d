import { Check, ChevronDown } from 'lucide-react'
import { type ComponentProps, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { cn } from '../ui/cn'
import { controlStyles } from '../ui/control-styles'
import { matchTexts } from '../ui/match-texts'
import { SearchSheet } from '../ui/search-sheet'

type SearchSelectProps = Pick<ComponentProps<'button'>, 'id' | 'aria-describedby' | 'aria-invalid'> & {
  ref?: Ref<HTMLButtonElement>
  /** Names the list. */
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  placeholder: string
  onChange: (value: string) => void
}

/** A choice of many options, with a search in them. */
export function SearchSelect({ ref, label, options, value, placeholder, onChange, ...control }: SearchSelectProps) {
  const { t, say } = useTexts('fields')
  const { close } = useTexts('ui').t
  const button = useRef<HTMLButtonElement>(null)
  const sheetId = useId()
  const [isOpen, setOpen] = useState(false)
  useImperativeHandle(ref, () => button.current as HTMLButtonElement)
  const chosen = options.find((option) => option.value === value)

  function find(query: string) {
    const found = query.trim() === '' ? options : bestFirst(options, query)
    return found.map((option) => ({
      value: option.value,
      isChosen: option.value === value,
      content: (
        <>
          <span className="min-w-0 flex-1 leading-snug">{option.label}</span>
          {option.value === value && <Check aria-hidden="true" className="size-4 shrink-0 text-primary" />}
        </>
      ),
    }))
  }

  return (
    <>
      <button
        {...control}
        ref={button}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? sheetId : undefined}
        className={cn(controlStyles, 'flex h-11 items-center justify-between gap-2 text-start')}
        onClick={() => setOpen(true)}
      >
        <span className={cn('min-w-0 truncate', !chosen && 'text-muted-foreground')}>
          {chosen?.label ?? placeholder}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
      </button>
      {isOpen && (
        <SearchSheet
          id={sheetId}
          anchor={button}
          words={{ label, search: t.search, close, none: t.list.none }}
          count={(count) => say(t.list.found, { count })}
          find={find}
          onChoose={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function bestFirst<Option extends { label: string }>(options: readonly Option[], query: string): Option[] {
  return options
    .map((option) => ({ option, score: matchTexts([option.label], query) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ option }) => option)
}
