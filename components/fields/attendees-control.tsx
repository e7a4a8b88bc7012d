import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, type Ref, useRef } from 'react'
import { addAttendees, splitFinished } from '@/lib/meetings/attendee-list'
import { useTexts } from '@/messages/react/texts-provider'
import { cn } from '../ui/cn'
import { controlStyles } from '../ui/control-styles'
import { AttendeeChip } from './attendee-chip'
import type { ControlProps } from './field'

type AttendeesControlProps = ControlProps & {
  ref: Ref<HTMLInputElement>
  attendees: string[]
  /** The unfinished text. It is included when the form is sent. */
  draft: string
  onChange: (attendees: string[], draft: string) => void
  onBlur: () => void
}

/** A text field that turns its text into chips on a comma, Enter, Tab or a pasted list. */
export function AttendeesControl({ ref, attendees, draft, onChange, onBlur, ...control }: AttendeesControlProps) {
  const { t } = useTexts('fields')
  const input = useRef<HTMLInputElement | null>(null)

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const { finished, rest } = splitFinished(event.target.value)
    onChange(finished === '' ? attendees : addAttendees(attendees, finished), rest)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const isFinishing = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)
    if (isFinishing && draft.trim() !== '') {
      event.preventDefault()
      onChange(addAttendees(attendees, draft), '')
    } else if (event.key === 'Backspace' && draft === '' && attendees.length > 0) {
      event.preventDefault()
      onChange(attendees.slice(0, -1), attendees.at(-1) ?? '')
    }
  }

  /** A text field would drop the line breaks of a pasted column. */
  function handlePaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    if (!/[,;\t\r\n]/.test(text)) return
    event.preventDefault()
    onChange(addAttendees(attendees, draft + text), '')
  }

  function remove(entry: string) {
    onChange(
      attendees.filter((other) => other !== entry),
      draft,
    )
    input.current?.focus()
  }

  return (
    <div
      className={cn(
        controlStyles,
        'flex min-h-11 flex-wrap items-center gap-1 p-1 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring has-aria-invalid:border-destructive',
      )}
    >
      {attendees.length > 0 && (
        <ul className="contents">
          {attendees.map((entry) => (
            <AttendeeChip key={entry} entry={entry} onRemove={() => remove(entry)} />
          ))}
        </ul>
      )}
      <input
        ref={(element) => {
          input.current = element
          if (typeof ref === 'function') ref(element)
        }}
        {...control}
        type="text"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={attendees.length === 0 ? t.attendees.placeholder : undefined}
        value={draft}
        onChange={handleChange}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        onBlur={onBlur}
        className="h-9 min-w-0 flex-1 basis-40 bg-transparent px-2 outline-none placeholder:text-muted-foreground disabled:cursor-not-allowed"
      />
    </div>
  )
}
