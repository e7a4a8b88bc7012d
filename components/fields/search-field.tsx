import { Search, X } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { Input } from '@/components/ui/input'
import { useTexts } from '@/messages/react/texts-provider'

type SearchFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  /** For a caller that moves the focus to the field. */
  inputRef?: RefObject<HTMLInputElement | null>
  className?: string
}

export function SearchField({ label, value, onChange, inputRef, className }: SearchFieldProps) {
  const { t } = useTexts('fields')
  const ownRef = useRef<HTMLInputElement>(null)
  const input = inputRef ?? ownRef

  function clear() {
    onChange('')
    input.current?.focus()
  }

  return (
    <search className={cn('relative block', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 inset-s-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cn('text-ellipsis ps-10 [&::-webkit-search-cancel-button]:hidden', value && 'pe-10')}
      />
      {value && (
        <button
          type="button"
          aria-label={t.clearSearch}
          onClick={clear}
          className={cn(buttonStyles({ variant: 'ghost', size: 'icon' }), 'absolute top-0 inset-e-0')}
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </search>
  )
}
