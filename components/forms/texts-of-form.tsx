import { useFormContext } from 'react-hook-form'
import type { FormFields } from '@/lib/forms/form-fields'
import { missingInRules, missingInWords } from '@/lib/shared/forms/missing-in-form'
import { missingInQuestions } from '@/lib/shared/forms/missing-in-question'
import type { Question } from '@/lib/shared/forms/question'
import { FORM_TEXTS } from '@/lib/shared/text/translations'
import { useTexts } from '@/messages/react/texts-provider'
import { TextsSwitch } from '../translations/form-languages'
import { useEditedRules } from './logic/rules-provider'

/** Chooses the language of the form's texts that is edited. */
export function TextsOfForm({ questions }: { questions: readonly Question[] }) {
  const removal = useTexts('translations').t.remove.form
  const { getValues } = useFormContext<FormFields>()
  const rules = useEditedRules()
  return (
    <TextsSwitch
      names={FORM_TEXTS}
      missingElsewhere={(language) =>
        missingInQuestions(questions, language) +
        missingInRules(rules, language) +
        missingInWords(getValues(), language)
      }
      removal={removal}
    />
  )
}
