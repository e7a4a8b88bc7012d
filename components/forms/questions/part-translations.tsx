import { useFormContext } from 'react-hook-form'
import type { QuestionFields } from '@/lib/forms/question-fields'
import { isChoice } from '@/lib/shared/forms/question'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { useEditedLanguage } from '../../translations/edited-language'
import { useTextField } from '../../translations/use-text-field'
import { Input } from '../../ui/input'
import { Textarea } from '../../ui/textarea'
import type { FormLanguages } from '../form-languages'
import { LabelTranslations } from './label-translations'

type Props = { type: QuestionType; languages: FormLanguages }

/** The texts of the lists, the settings and the limits of a question in the language that is edited. */
export function PartTranslations({ type, languages }: Props) {
  const { t } = useTexts('questions')
  const { getValues } = useFormContext<QuestionFields>()
  const { edited } = useEditedLanguage(languages.others)
  const { statement, fromLabel, toLabel, rows, columns } = getValues('settings')
  const words = t.typeSettings
  if (!edited) return null
  return (
    <>
      {isChoice(type) && <LabelTranslations name="options" label={t.options.label} language={edited} />}
      {statement && (
        <SettingText name="statement" main="settings.statement" label={words.statement} languages={languages} isLong />
      )}
      {fromLabel && (
        <SettingText name="fromLabel" main="settings.fromLabel" label={words.fromLabel} languages={languages} />
      )}
      {toLabel && <SettingText name="toLabel" main="settings.toLabel" label={words.toLabel} languages={languages} />}
      {rows && <LabelTranslations name="settings.rows" label={words.rows.label} language={edited} />}
      {columns && <LabelTranslations name="settings.columns" label={words.columns.label} language={edited} />}
      {getValues('validation.message') && (
        <SettingText name="message" main="validation.message" label={t.limits.message} languages={languages} />
      )}
    </>
  )
}

type SettingTextProps = {
  name: 'statement' | 'fromLabel' | 'toLabel' | 'message'
  main: 'settings.statement' | 'settings.fromLabel' | 'settings.toLabel' | 'validation.message'
  label: string
  languages: FormLanguages
  isLong?: boolean
}

function SettingText({ name, main, label, languages, isLong }: SettingTextProps) {
  const { register } = useFormContext<QuestionFields>()
  const field = useTextField(main, label, { languages, translation: (language) => `translations.${language}.${name}` })
  const registered = register(field.path as typeof main)
  return (
    <Field key={field.path} label={field.label} error={field.error}>
      {(aria) =>
        isLong ? (
          <Textarea {...aria} {...field.input} rows={3} {...registered} />
        ) : (
          <Input {...aria} {...field.input} autoComplete="off" {...registered} />
        )
      }
    </Field>
  )
}
