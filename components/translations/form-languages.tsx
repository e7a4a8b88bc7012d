import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { LANGUAGES, type Language } from '@/lib/shared/languages'
import { countMissing, languagesOf } from '@/lib/shared/text/missing-translations'
import type { Translations } from '@/lib/shared/text/translations'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Select } from '../ui/select'
import { AddLanguage } from './add-language'
import { useEditedLanguage } from './edited-language'
import { LanguageSwitch } from './language-switch'

type WithTexts = { textLanguage: Language | null; translations: Translations<string> }
type Texts = Partial<Record<string, string>>

const WATCHED = ['textLanguage', 'translations'] as const

/** The languages of the texts in the form around it. `main`: the one that its owner writes in. */
export function useFormLanguages() {
  const { language } = useTexts('translations')
  const [textLanguage = null, translations = {}] = useWatch<WithTexts, typeof WATCHED>({ name: WATCHED })
  return { others: languagesOf(translations), main: textLanguage ?? language }
}

type TextsSwitchProps = {
  names: readonly string[]
  /** Missing texts elsewhere, which count too. */
  missingElsewhere?: (language: Language) => number
  /** Says which texts are lost with a language. */
  removal: string
}

/** Stands above the texts of a form once it has a second language. */
export function TextsSwitch({ names, missingElsewhere, removal }: TextsSwitchProps) {
  const { t, say } = useTexts('translations')
  const { getValues, setValue } = useFormContext<WithTexts>()
  const { others: languages, main } = useFormLanguages()
  const [asked, setAsked] = useState<Language | null>(null)
  // Counts anew while texts are typed.
  useWatch({ disabled: languages.length === 0 })
  const name = asked ? LANGUAGES[asked].name : ''

  function missingIn(language: Language) {
    const { translations, ...values } = getValues()
    const here = countMissing(names, values as unknown as Texts, translations[language])
    return here + (missingElsewhere?.(language) ?? 0)
  }

  function remove() {
    const { [asked ?? main]: _, ...kept } = getValues('translations')
    setValue('translations', kept, { shouldDirty: true })
  }

  return (
    <>
      <LanguageSwitch languages={languages} main={main} missingIn={missingIn}>
        {(edited) =>
          edited ? (
            <Button variant="ghost" className="max-sm:-ms-3" onClick={() => setAsked(edited)}>
              {say(t.remove.label, { language: LANGUAGES[edited].name })}
            </Button>
          ) : (
            <MainLanguage main={main} others={languages} />
          )
        }
      </LanguageSwitch>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={say(t.remove.title, { language: name })}
        description={removal}
        confirmLabel={say(t.remove.label, { language: name })}
        destructive
        onConfirm={remove}
      />
    </>
  )
}

function MainLanguage({ main, others }: { main: Language; others: readonly Language[] }) {
  const { t } = useTexts('translations')
  const { setValue } = useFormContext<WithTexts>()
  const choices = (Object.keys(LANGUAGES) as Language[]).filter((language) => !others.includes(language))
  return (
    <Select
      aria-label={t.main}
      className="w-auto"
      value={main}
      onValueChange={(language) => setValue('textLanguage', language as Language, { shouldDirty: true })}
      options={choices.map((value) => ({ value, label: LANGUAGES[value].name }))}
    />
  )
}

/** Adds a language and shows its texts. The main one is kept from then on, whatever its owner's screens speak later. */
export function AddFormLanguage({ names }: { names: readonly string[] }) {
  const { getValues, setValue } = useFormContext<WithTexts>()
  const { others: languages, main } = useFormLanguages()
  const { choose } = useEditedLanguage(languages)

  function add(language: Language) {
    const texts = Object.fromEntries(names.map((name) => [name, '']))
    setValue('translations', { ...getValues('translations'), [language]: texts }, { shouldDirty: true })
    setValue('textLanguage', main, { shouldDirty: true })
    choose(language)
  }

  return <AddLanguage used={[main, ...languages]} onAdd={add} />
}
