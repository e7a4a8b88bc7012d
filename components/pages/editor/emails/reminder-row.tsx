import { MessageSquarePlus, X } from 'lucide-react'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import type { PageFormValues } from '@/lib/pages/page-editor'
import {
  MAX_CHANGE_NOTICE_MINUTES,
  MIN_REMINDER_MINUTES,
  REMINDER_READERS,
  type ReminderReader,
} from '@/lib/shared/booking-rules'
import { useTexts } from '@/messages/react/texts-provider'
import { NoticeField } from '../rules/notice-field'
import { CustomTextField } from './custom-text-field'

type ReminderRowProps = {
  /** Its place in the list. */
  index: number
  onRemove: () => void
}

/** One reminder. Without words of its own it has those of all reminders. */
export function ReminderRow({ index, onRemove }: ReminderRowProps) {
  const { t, say } = useTexts('pageEmails')
  const { control } = useFormContext<PageFormValues>()
  const to = useController({ control, name: `reminders.${index}.to` }).field
  const text = useController({ control, name: `reminders.${index}.text` }).field
  const [hasWords, setHasWords] = useState(Boolean(text.value))
  const number = index + 1
  return (
    <li className="grid grid-cols-1 gap-4 rounded-xl border p-4">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-4 sm:grid-cols-2">
          <NoticeField
            name={`reminders.${index}.minutesBefore`}
            label={say(t.reminders.before, { number })}
            unitLabel={say(t.reminders.unit, { number })}
            minMinutes={MIN_REMINDER_MINUTES}
            maxMinutes={MAX_CHANGE_NOTICE_MINUTES}
          />
          <Field label={say(t.reminders.to, { number })}>
            {(aria) => (
              <NativeSelect
                {...aria}
                value={to.value}
                onChange={(event) => to.onChange(event.target.value as ReminderReader)}
              >
                {REMINDER_READERS.map((reader) => (
                  <option key={reader} value={reader}>
                    {t.reminders.readers[reader]}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        </div>
        <Button
          variant="ghost"
          size="icon"
          className="-mt-2 -me-2 shrink-0"
          aria-label={say(t.reminders.remove, { number })}
          onClick={onRemove}
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
      {hasWords ? (
        <CustomTextField
          label={say(t.reminders.words, { number })}
          insertLabel={say(t.reminders.insert, { number })}
          hint={t.reminders.wordsHint}
          value={text.value ?? ''}
          onChange={text.onChange}
          path={`reminders.${index}.text`}
        />
      ) : (
        <div>
          <Button
            variant="ghost"
            className="-ms-3.5 px-3.5"
            aria-label={say(t.reminders.addWordsTo, { number })}
            onClick={() => setHasWords(true)}
          >
            <MessageSquarePlus aria-hidden="true" className="size-4" />
            {t.reminders.addWords}
          </Button>
        </div>
      )}
    </li>
  )
}
