import { useState } from 'react'

type TypedValue = {
  /** Empty while the text cannot be understood. */
  value: string
  onChange: (value: string) => void
  parse: (text: string) => string | null
  show: (value: string) => string
}

/** A text field whose value is what its text means. Whoever changes the value from outside changes the text as well. */
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

  /** Writes out what was meant by `9`. What was not understood stays as it was typed. */
  function tidy() {
    if (value !== '') setText(show(value))
  }

  return { text, type, choose, tidy }
}
