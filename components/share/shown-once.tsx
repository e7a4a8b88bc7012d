import { useEffect, useRef } from 'react'
import { Input } from '../ui/input'
import { CopyButton } from './copy-button'

type ShownOnceProps = {
  text: string
  label: string
  /** Its name in the toast; `label` without one. */
  thing?: string
}

/** A secret that was just made, to copy now or never. It takes the focus: the form that had it is gone. */
export function ShownOnce({ text, label, thing = label }: ShownOnceProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <div className="flex flex-wrap gap-2">
      <Input
        ref={field}
        readOnly
        dir="ltr"
        aria-label={label}
        value={text}
        className="min-w-0 flex-1 basis-60 font-mono text-xs"
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={text} what={thing} />
    </div>
  )
}
