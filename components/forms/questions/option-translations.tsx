import { useFormContext } from 'react-hook-form'
import type { QuestionFields } from '@/lib/forms/question-fields'
import { LANGUAGES, type Language } from '@/lib/vocabulary/languages'
import { useTexts } from '@/messages/react/texts-provider'
import { Field, FieldGroup } from '../../fields/field'
import { Input } from '../../ui/input'

/** The labels of a choice in another language. Options are added, moved and removed beside the main texts. */
export function OptionTranslations({ language }: { language: Language }) {
  const { t } = useTexts('questions')
  const { say, t: words } = useTexts('translations')
  const { register, getValues, getFieldState, formState } = useFormContext<QuestionFields>()
  const { name } = LANGUAGES[language]
  return (
    <FieldGroup label={say(words.labelIn, { label: t.options.label, language: name })}>
      <div className="grid gap-3">
        {getValues('options').map(({ label }, index) => {
          const path = `options.${index}.translations.${language}` as const
          return (
            <Field key={path} label={label} error={getFieldState(path, formState).error?.message}>
              {(aria) => (
                <Input
                  {...aria}
                  lang={language}
                  dir="auto"
                  autoComplete="off"
                  placeholder={label}
                  {...register(path)}
                />
              )}
            </Field>
          )
        })}
      </div>
    </FieldGroup>
  )
}
