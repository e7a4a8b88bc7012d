import { useFormContext } from 'react-hook-form'
import type { QuestionFields } from '@/lib/forms/question-fields'
import { LANGUAGES, type Language } from '@/lib/shared/languages'
import { useTexts } from '@/messages/react/texts-provider'
import { Field, FieldGroup } from '../../fields/field'
import { Input } from '../../ui/input'
import type { LabelListName } from './label-list'

type LabelTranslationsProps = { name: LabelListName; label: string; language: Language }

/** The labels of a list in another language. They are added, moved and removed beside the main texts. */
export function LabelTranslations({ name, label: listLabel, language }: LabelTranslationsProps) {
  const { say, t: words } = useTexts('translations')
  const { register, getValues, getFieldState, formState } = useFormContext<QuestionFields>()
  return (
    <FieldGroup label={say(words.labelIn, { label: listLabel, language: LANGUAGES[language].name })}>
      <div className="grid gap-3">
        {(getValues(name) ?? []).map(({ label }, index) => {
          const path = `${name}.${index}.translations.${language}` as const
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
