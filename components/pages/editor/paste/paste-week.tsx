import { useEffect, useRef, useState } from 'react'
import { Field } from '@/components/fields/field'
import { UnreadText } from '@/components/fields/unread-text'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { MAX_PASTED, parseWeek } from '@/lib/pages/paste-week'
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
  const isRead = 'hours' in week
  const result = useRef<HTMLDivElement>(null)
  // It appears below the field, where the bar with the button would cover it.
  useEffect(() => {
    if (isRead) result.current?.scrollIntoView({ block: 'nearest' })
  }, [isRead])
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
      <div ref={result} data-scrolled-to role="status" className="grid gap-4 empty:hidden">
        {'hours' in week && week.unread.length > 0 && <UnreadText text={text} ranges={week.unread} note={t.unread} />}
        {isRead && <WeekPreview hours={week.hours} stored={[]} days={days} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button disabled={!isRead} onClick={() => 'hours' in week && onUse(week.hours)}>
          {t.use}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {actions.cancel}
        </Button>
      </div>
    </div>
  )
}
