import { memo } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Form } from '@/lib/forms/form'
import type { FormFields } from '@/lib/forms/form-fields'
import { missingInRules, missingInWords } from '@/lib/shared/forms/missing-in-form'
import { missingInQuestions } from '@/lib/shared/forms/missing-in-question'
import type { Rule } from '@/lib/shared/forms/rule'
import { FORM_TEXTS } from '@/lib/shared/text/translations'
import { useTexts } from '@/messages/react/texts-provider'
import { AddFormLanguage, TextsSwitch } from '../../translations/form-languages'
import { Card } from '../../ui/card'
import type { PanelProps } from '../panel-props'
import { AccentField } from './accent-field'
import { ClosingSection } from './closing-section'
import { DetailFields } from './detail-fields'
import { EndingsSection } from './endings-section'
import { NextStepSection } from './next-step-section'
import { NoticeSection } from './notice-section'
import { RespondentMailSection } from './respondent-mail-section'
import { RetentionSection } from './retention-section'
import { SpamSection } from './spam-section'

type GeneralFieldsProps = Pick<PanelProps, 'questions'> &
  Pick<Form, 'responseCount'> & { rules: readonly Rule[]; openedAt: number }

/** All fields of the panel. A save draws the panel again, but not them. */
export const GeneralFields = memo(function GeneralFields({
  questions,
  rules,
  responseCount,
  openedAt,
}: GeneralFieldsProps) {
  const removal = useTexts('translations').t.remove.form
  const { getValues } = useFormContext<FormFields>()
  return (
    <>
      <Card className="grid min-w-0 gap-5 p-4 sm:p-6">
        <TextsSwitch
          names={FORM_TEXTS}
          missingElsewhere={(language) =>
            missingInQuestions(questions, language) +
            missingInRules(rules, language) +
            missingInWords(getValues(), language)
          }
          removal={removal}
        />
        <DetailFields hasQuestions={questions.length > 0} />
        <AccentField />
        <AddFormLanguage names={FORM_TEXTS} />
      </Card>
      <ClosingSection responseCount={responseCount} openedAt={openedAt} />
      <NextStepSection />
      <EndingsSection />
      <RespondentMailSection />
      <NoticeSection />
      <SpamSection />
      <RetentionSection />
    </>
  )
})
