import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { Input } from '@/components/ui/input'
import { useTexts } from '@/messages/react/texts-provider'

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void; className?: string }

export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  const { t } = useTexts('fields')
  const input = useRef<HTMLInputElement>(null)

  function clear() {
    onChange('')
    input.current?.focus()
  }

  return (
    <search className={cn('relative block', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
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
        className="px-10 [&::-webkit-search-cancel-button]:hidden"
      />
      {value && (
        <button
          type="button"
          aria-label={t.clearSearch}
          onClick={clear}
          className={cn(buttonStyles({ variant: 'ghost', size: 'icon' }), 'absolute top-0 right-0')}
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </search>
  )
}
