import { useFormContext } from 'react-hook-form'
import { LANGUAGES, type Language } from '@/lib/shared/languages'
import { useTexts } from '@/messages/react/texts-provider'
import { useErrorAt } from '../fields/field-errors'
import { useEditedLanguage } from './edited-language'
import { useFormLanguages } from './form-languages'

type Options = {
  placeholder?: string
  /** Those of the texts; left out where they are fields of the form around it. */
  languages?: { main: Language; others: Language[] }
  /** The path of a translation, if it has another name or stands elsewhere. */
  translation?: (language: Language) => string
}

/** The field of a text in the language that is edited; the main text shows through where a translation is missing. */
export function useTextField(name: string, label: string, { placeholder, languages, translation }: Options = {}) {
  const { t, say } = useTexts('translations')
  const { getValues } = useFormContext()
  const ofForm = useFormLanguages()
  const { main, others } = languages ?? ofForm
  const { edited } = useEditedLanguage(others)
  const path = edited ? (translation?.(edited) ?? `translations.${edited}.${name}`) : name
  const error = useErrorAt(path)
  return {
    path,
    isMain: edited === null,
    label: edited ? say(t.labelIn, { label, language: LANGUAGES[edited].name }) : label,
    error,
    input: {
      placeholder: edited ? String(getValues(name) ?? '') : placeholder,
      ...(others.length > 0 && { lang: edited ?? main, dir: 'auto' }),
    },
  }
}
