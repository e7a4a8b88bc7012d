import { useId, useState } from 'react'
import { Field } from '@/components/fields/field'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { MAX_PASTED, parseWeek, type TextRange } from '@/lib/pages/paste-week'
import type { AvailabilityInput } from '@/lib/pages/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { WeekPreview } from '../week-preview'

type PasteWeekProps = {
  /** All seven, in the order of the screen. */
  days: readonly { dayOfWeek: number; short: string }[]
  onUse: (hours: AvailabilityInput[]) => void
  onClose: () => void
}

/** Reads a week in words while it is typed or pasted. The hours of the form change at a press only. */
export function PasteWeek({ days, onUse, onClose }: PasteWeekProps) {
  const { paste: t } = useTexts('pageEditor').t.hours
  const { say } = useTexts('pageEditor')
  const actions = useTexts('actions').t
  const [text, setText] = useState('')
  const week = parseWeek(text)
  const problem =
    !('refused' in week) || week.refused === 'empty'
      ? undefined
      : week.refused === 'tooLong'
        ? say(t.tooLong, { max: MAX_PASTED })
        : t.nothing
  return (
    <div className="grid gap-4 rounded-xl border p-4">
      <Field label={t.label} hint={t.hint} error={problem}>
        {(aria) => (
          <Textarea
            {...aria}
            autoFocus
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div role="status" className="grid gap-4 empty:hidden">
        {'hours' in week && week.unread.length > 0 && <Unread text={text} ranges={week.unread} />}
        {'hours' in week && <WeekPreview hours={week.hours} stored={[]} days={days} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button disabled={!('hours' in week)} onClick={() => 'hours' in week && onUse(week.hours)}>
          {t.use}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {actions.cancel}
        </Button>
      </div>
    </div>
  )
}

/** The text again, with what was not understood underlined. */
function Unread({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  const t = useTexts('pageEditor').t.hours.paste
  const noteId = useId()
  const parts = ranges.map(({ start, end }, index) => ({
    start,
    before: text.slice(ranges[index - 1]?.end ?? 0, start),
    unread: text.slice(start, end),
  }))
  return (
    <div className="grid gap-1 text-sm">
      <p id={noteId} className="text-warning-foreground">
        {t.unread}
      </p>
      <p dir="auto" aria-describedby={noteId} className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-line">
        {parts.map(({ start, before, unread }) => (
          <span key={start}>
            {before}
            <mark className="bg-transparent text-inherit underline decoration-2 decoration-destructive decoration-wavy">
              {unread}
            </mark>
          </span>
        ))}
        {text.slice(ranges.at(-1)?.end)}
      </p>
    </div>
  )
}
