import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { CheckSentence } from '@/components/fields/check-sentence'
import { useErrorAt } from '@/components/fields/field-errors'
import { FormSection } from '@/components/fields/form-section'
import { Button } from '@/components/ui/button'
import { prepareFocusBeside } from '@/components/ui/row-focus'
import type { PageFormValues } from '@/lib/pages/page-editor'
import {
  MAX_CHANGE_NOTICE_MINUTES,
  MAX_REMINDERS,
  MIN_REMINDER_MINUTES,
  PRESET_REMINDER,
} from '@/lib/shared/booking-rules'
import { useTexts } from '@/messages/react/texts-provider'
import { EffectNote } from '../effects/effect-note'
import { lengthsWords } from './length-words'
import { ReminderRow } from './reminder-row'

/** Reminders are offered in this order, leaving out those that are there. */
const USUAL_MINUTES = [PRESET_REMINDER.minutesBefore, 60, 15, 2880, 10_080]

/** The emails before the start. */
export function RemindersSection() {
  const words = useTexts('pageEmails')
  const { t, say } = words
  const { control } = useFormContext<PageFormValues>()
  const list = useFieldArray({ control, name: 'reminders', keyName: 'key' })
  const rows = useRef<HTMLUListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const isAdded = useRef(false)
  const times = (useWatch({ control, name: 'reminders' }) ?? []).map(({ minutesBefore }) => minutesBefore)
  const error = useErrorAt<PageFormValues>('reminders')

  function append() {
    const minutesBefore = USUAL_MINUTES.find((usual) => !times.includes(usual)) ?? PRESET_REMINDER.minutesBefore
    list.append({ ...PRESET_REMINDER, minutesBefore }, { shouldFocus: false })
    isAdded.current = true
  }

  const count = list.fields.length
  useEffect(() => {
    if (isAdded.current && count > 0) rows.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
    isAdded.current = false
  }, [count])

  function remove(index: number) {
    const items = [...(rows.current?.querySelectorAll('li') ?? [])]
    const focusBeside = prepareFocusBeside(
      items,
      (item) => item === items[index],
      () => add.current,
      (item) => item.querySelector('input'),
    )
    list.remove(index)
    focusBeside()
  }

  return (
    <FormSection title={t.reminders.heading} text={t.reminders.intro}>
      {list.fields.length > 0 && (
        <ul ref={rows} aria-label={t.reminders.list} className="grid gap-4">
          {list.fields.map(({ key }, index) => (
            <ReminderRow key={key} index={index} onRemove={() => remove(index)} />
          ))}
        </ul>
      )}
      {error && (
        <p className="font-medium text-destructive text-sm">
          <CheckSentence of={error} />
        </p>
      )}
      <EffectNote>{effect()}</EffectNote>
      {list.fields.length < MAX_REMINDERS && (
        <div>
          <Button ref={add} variant="outline" onClick={append}>
            <Plus aria-hidden="true" className="size-4" />
            {t.reminders.add}
          </Button>
        </div>
      )}
    </FormSection>
  )

  function effect(): string | null {
    if (times.length === 0) return t.reminders.none
    const known = [...new Set(times)].filter(isReminderTime).sort((one, other) => other - one)
    if (known.length < times.length) return null
    return say(t.reminders.effect, { lengths: lengthsWords(known, words) })
  }
}

function isReminderTime(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= MIN_REMINDER_MINUTES && minutes <= MAX_CHANGE_NOTICE_MINUTES
}
