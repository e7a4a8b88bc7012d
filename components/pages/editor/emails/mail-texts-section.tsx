import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, type FieldPath, useController, useFormContext, useFormState } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { unfoldAround } from '@/components/fields/form-section'
import { useFormLanguages } from '@/components/translations/form-languages'
import { NativeSelect } from '@/components/ui/native-select'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { ATTENDEE_MAILS, type AttendeeMail, TEXTED_MAILS, type WordsOfMail } from '@/lib/shared/booking-rules'
import { LANGUAGES, type Language } from '@/lib/shared/languages'
import { languagesOf } from '@/lib/shared/text/missing-translations'
import { useTexts } from '@/messages/react/texts-provider'
import { PresetSection } from '../preset-section'
import { CustomTextField } from './custom-text-field'
import { MailPreview } from './mail-preview'

const GROUPS = {
  always: ['confirmation', 'reminder', 'followUp', 'moved', 'cancellation', 'link'],
  approval: ['request', 'declined', 'expired', 'withdrawn'],
  moves: ['moveRequested', 'moveDeclined', 'moveExpired'],
} as const satisfies Record<string, readonly AttendeeMail[]>

/** A mail, and the language of its words; null for the main one. `isWrong`: shown because of a refused save. */
type Place = { mail: AttendeeMail; language: Language | null; isWrong?: boolean }

/** The owner's subject and text of each email to the person who books, in each language of the page. */
export function MailTextsSection() {
  const { t, say } = useTexts('pageEmails')
  const section = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place>({ mail: 'confirmation', language: null })
  const { mail } = place
  const { has, read, put, languages, main } = useMailWords()
  const language = place.language && languages.includes(place.language) ? place.language : null

  // The focus has gone to another wrong field, or to the tab, while these were not shown.
  useEffect(() => {
    if (!place.isWrong || document.activeElement?.matches(WRONG)) return
    const wrong = section.current?.querySelector<HTMLElement>(WRONG) ?? null
    unfoldAround(wrong)
    wrong?.focus()
  }, [place])

  const nameOf = (one: AttendeeMail) => {
    const { label } = t.texts.mails[one]
    return has(one) ? say(t.texts.changed, { mail: label }) : label
  }
  const shown = { mail, language }
  const lang = languages.length > 0 ? { lang: language ?? main, dir: 'auto' as const } : {}

  return (
    <PresetSection
      title={t.texts.heading}
      text={t.texts.intro}
      fields={['mailTexts', 'mailWords']}
      note={ATTENDEE_MAILS.some(has) ? null : t.texts.none}
    >
      <div ref={section} className="grid grid-cols-1 gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t.texts.mail}>
            {(aria) => (
              <NativeSelect
                {...aria}
                value={mail}
                onChange={(event) => setPlace({ mail: event.target.value as AttendeeMail, language })}
              >
                {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
                  <optgroup key={group} label={t.texts.groups[group]}>
                    {GROUPS[group].map((one) => (
                      <option key={one} value={one}>
                        {nameOf(one)}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </NativeSelect>
            )}
          </Field>
          {languages.length > 0 && (
            <Field label={t.texts.language}>
              {(aria) => (
                <NativeSelect
                  {...aria}
                  value={language ?? main}
                  onChange={({ target }) =>
                    setPlace({ mail, language: target.value === main ? null : (target.value as Language) })
                  }
                >
                  {[main, ...languages].map((code) => (
                    <option key={code} value={code} lang={code}>
                      {LANGUAGES[code].name}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </Field>
          )}
        </div>
        <p className="text-muted-foreground text-sm">{t.texts.mails[mail].hint}</p>
        <CustomTextField
          key={`subject ${mail} ${language}`}
          isSubject
          hasSample={false}
          label={t.texts.subject}
          insertLabel={t.texts.insertSubject}
          placeholder={language ? read({ mail, language: null }, 'subject') : ''}
          {...lang}
          value={read(shown, 'subject')}
          onChange={(text) => put(shown, 'subject', text)}
          path={pathOf(shown, 'subject')}
        />
        {mail === 'followUp' && language === null ? (
          <p className="text-muted-foreground text-sm">{t.texts.textAbove}</p>
        ) : (
          <CustomTextField
            key={`text ${mail} ${language}`}
            hasSample={false}
            label={t.texts.text}
            insertLabel={t.texts.insertText}
            placeholder={language ? read({ mail, language: null }, 'text') : ''}
            {...lang}
            hint={
              language
                ? say(t.texts.elsewhere, { language: LANGUAGES[language].name, main: LANGUAGES[main].name })
                : undefined
            }
            value={read(shown, 'text')}
            onChange={(text) => put(shown, 'text', text)}
            path={pathOf(shown, 'text')}
          />
        )}
        <MailPreview mail={mail} language={language} />
        <WrongPlace show={setPlace} />
      </div>
    </PresetSection>
  )
}

type Part = keyof WordsOfMail

const WRONG = '[aria-invalid="true"]'

const isTexted = (mail: AttendeeMail) => TEXTED_MAILS.find((one) => one === mail)

/** Returns the form's field of a subject or a text. Some mails have a field of their own for the main text. */
function pathOf({ mail, language }: Place, part: Part): FieldPath<PageFormValues> {
  if (language) return `mailWords.${mail}.translations.${language}.${part}`
  const texted = isTexted(mail)
  return part === 'text' && texted ? `mailTexts.${texted}` : `mailWords.${mail}.${part}`
}

function useMailWords() {
  const { control, getValues } = useFormContext<PageFormValues>()
  const { field: texts } = useController({ control, name: 'mailTexts' })
  const { field: words } = useController({ control, name: 'mailWords' })
  const { main, others } = useFormLanguages()
  const mailTexts = texts.value ?? {}
  const mailWords = words.value ?? {}

  function read({ mail, language }: Place, part: Part): string {
    const own = mailWords[mail]
    if (language) return own?.translations?.[language]?.[part] ?? ''
    const texted = isTexted(mail)
    if (part === 'text' && texted) return mailTexts[texted] ?? ''
    if (part === 'text' && mail === 'followUp') return getValues('followUp.text') ?? ''
    return own?.[part] ?? ''
  }

  function put({ mail, language }: Place, part: Part, text: string): void {
    const own = mailWords[mail] ?? {}
    const texted = isTexted(mail)
    if (language) {
      const translations = { ...own.translations, [language]: { ...own.translations?.[language], [part]: text } }
      words.onChange({ ...mailWords, [mail]: { ...own, translations } })
    } else if (part === 'text' && texted) texts.onChange({ ...mailTexts, [texted]: text })
    else words.onChange({ ...mailWords, [mail]: { ...own, [part]: text } })
  }

  /** Words in a language that the page has no more can still be read and emptied. */
  const used = Object.assign({}, ...ATTENDEE_MAILS.map((mail) => mailWords[mail]?.translations ?? {}))
  const languages = languagesOf({
    ...used,
    ...Object.fromEntries(others.map((code) => [code, true])),
    [main]: undefined,
  })
  const has = (mail: AttendeeMail) =>
    [null, ...languages].some((language) =>
      (['subject', 'text'] as const).some(
        (part) => (mail !== 'followUp' || language || part === 'subject') && read({ mail, language }, part).trim(),
      ),
    )
  return { read, put, has, languages, main }
}

/** After a save that was refused, shows the first words that are wrong. It alone is drawn at each save. */
function WrongPlace({ show }: { show: (place: Place) => void }): null {
  const { getErrors } = useFormContext<PageFormValues>()
  const { submitCount } = useFormState<PageFormValues>()
  const handled = useRef(submitCount)

  useEffect(() => {
    if (handled.current === submitCount) return
    handled.current = submitCount
    const wrong = wrongPlace(getErrors() as FieldErrors<PageFormValues>)
    if (wrong) show({ ...wrong, isWrong: true })
  }, [submitCount, getErrors, show])
  return null
}

function wrongPlace({ mailTexts, mailWords }: FieldErrors<PageFormValues>): Place | null {
  for (const mail of ATTENDEE_MAILS) {
    const own: WrongWords | undefined = mailWords?.[mail]
    const texted = isTexted(mail)
    if (own?.subject || own?.text || (texted && mailTexts?.[texted])) return { mail, language: null }
    const [language] = languagesOf(own?.translations ?? {})
    if (language) return { mail, language }
  }
  return null
}

type WrongWords = { subject?: unknown; text?: unknown; translations?: Partial<Record<Language, unknown>> }
