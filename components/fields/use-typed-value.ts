import { useState } from 'react'

type TypedValue = {
  /** Empty while the text cannot be parsed. */
  value: string
  onChange: (value: string) => void
  parse: (text: string) => string | null
  show: (value: string) => string
}

/** A text field with a parsed value. A value that changes from outside replaces the text. */
export function useTypedValue({ value, onChange, parse, show }: TypedValue) {
  const [text, setText] = useState(() => (value === '' ? '' : show(value)))
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setText(value === '' ? '' : show(value))
  }

  function type(next: string) {
    const meant = parse(next) ?? ''
    setText(next)
    setKnown(meant)
    if (meant !== value) onChange(meant)
  }

  function choose(next: string) {
    setText(show(next))
    setKnown(next)
    if (next !== value) onChange(next)
  }

  /** Formats the text on blur: `9` becomes `09:00`. Text that cannot be parsed stays. */
  function tidy() {
    if (value !== '') setText(show(value))
  }

  return { text, type, choose, tidy }
}
