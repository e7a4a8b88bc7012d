import { useState } from 'react'
import { cn } from '../ui/cn'
import { Input } from '../ui/input'
import type { ControlProps } from './field'

type NumberBoxProps = Partial<ControlProps> & {
  value: number
  onChange: (value: number) => void
  /** Replaces the form's sending on Enter. */
  onEnter?: () => void
  min: number
  max: number
  /** The value of an empty box, which the schema refuses. */
  empty?: number
  /** Stands in the box, behind the number. */
  unit?: string
  'aria-label'?: string
  className?: string
}

/** A number as it is typed: a box that was emptied stays empty. */
export function NumberBox({
  value,
  onChange,
  onEnter,
  empty = Number.NaN,
  unit,
  className,
  ...control
}: NumberBoxProps) {
  const show = (number: number) => (Object.is(number, empty) ? '' : String(number))
  const [text, setText] = useState(() => show(value))
  const [known, setKnown] = useState(value)
  if (!Object.is(value, known)) {
    setKnown(value)
    setText(show(value))
  }

  function type(next: string) {
    const number = next.trim() === '' ? empty : Number(next)
    setText(next)
    setKnown(number)
    onChange(number)
  }

  return (
    <span className={cn('relative', className)}>
      <Input
        {...control}
        type="number"
        inputMode="numeric"
        className={cn('w-28 tabular-nums', unit && 'pe-11')}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onEnter) return
          event.preventDefault()
          onEnter()
        }}
      />
      {unit && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 inset-e-3 flex items-center text-muted-foreground text-sm"
        >
          {unit}
        </span>
      )}
    </span>
  )
}
