import { MessageSquarePlus, X } from 'lucide-react'
import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { useFormLanguages } from '@/components/translations/form-languages'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import { useForKind } from '@/components/ui/team'
import type { PageFormValues } from '@/lib/pages/page-editor'
import {
  MAX_CHANGE_NOTICE_MINUTES,
  MIN_REMINDER_MINUTES,
  REMINDER_READERS,
  type ReminderReader,
} from '@/lib/shared/booking-rules'
import { LANGUAGES, type Language } from '@/lib/shared/languages'
import { languagesOf } from '@/lib/shared/text/missing-translations'
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
  const forKind = useForKind()
  const { control } = useFormContext<PageFormValues>()
  const to = useController({ control, name: `reminders.${index}.to` }).field
  const stored = useWatch({ control, name: `reminders.${index}` })
  const [hasWords, setHasWords] = useState(Boolean(stored?.text) || languagesOf(stored?.translations ?? {}).length > 0)
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
                    {forKind(t.reminders.readers[reader])}
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
        <ReminderWords index={index} />
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

/** The words of one reminder, in each language of the page. */
function ReminderWords({ index }: { index: number }) {
  const { t, say } = useTexts('pageEmails')
  const { control } = useFormContext<PageFormValues>()
  const { field: main } = useController({ control, name: `reminders.${index}.text` })
  const { field: others } = useController({ control, name: `reminders.${index}.translations` })
  const [chosen, setChosen] = useState<Language | null>(null)
  const languages = useFormLanguages()
  const translations = others.value ?? {}
  // Words in a language that the page has no more can still be read and emptied.
  const offered = languagesOf({
    ...translations,
    ...Object.fromEntries(languages.others.map((code) => [code, true])),
    [languages.main]: undefined,
  })
  const language = chosen && offered.includes(chosen) ? chosen : null
  const number = index + 1
  return (
    <div className="grid gap-4">
      {offered.length > 0 && (
        <Field label={say(t.reminders.language, { number })} className="sm:max-w-60">
          {(aria) => (
            <NativeSelect
              {...aria}
              value={language ?? languages.main}
              onChange={({ target }) => setChosen(target.value === languages.main ? null : (target.value as Language))}
            >
              {[languages.main, ...offered].map((code) => (
                <option key={code} value={code} lang={code}>
                  {LANGUAGES[code].name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      <CustomTextField
        key={language}
        label={say(t.reminders.words, { number })}
        insertLabel={say(t.reminders.insert, { number })}
        placeholder={language ? (main.value ?? '') : ''}
        {...(offered.length > 0 && { lang: language ?? languages.main, dir: 'auto' as const })}
        hint={
          language
            ? say(t.texts.elsewhere, { language: LANGUAGES[language].name, main: LANGUAGES[languages.main].name })
            : t.reminders.wordsHint
        }
        value={(language ? translations[language]?.text : main.value) ?? ''}
        onChange={(text) =>
          language ? others.onChange({ ...translations, [language]: { text } }) : main.onChange(text)
        }
        path={language ? `reminders.${index}.translations.${language}.text` : `reminders.${index}.text`}
      />
    </div>
  )
}
