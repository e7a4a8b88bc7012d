import { memo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FormFields } from '@/lib/forms/form-fields'
import { Card } from '../../ui/card'
import type { PanelProps } from '../panel-props'
import { SettingsPanel } from '../settings-provider'
import { TextsOfForm } from '../texts-of-form'
import { EndingsSection } from './endings-section'
import { NextStepSection } from './next-step-section'
import { RespondentMailSection } from './respondent-mail-section'

/** Edits the thank-you page, the next step, the endings and the email to respondents. */
export const AfterPanel = memo(function AfterPanel({ questions }: Pick<PanelProps, 'questions'>) {
  const isTranslated = useWatch({
    control: useFormContext<FormFields>().control,
    name: 'translations',
    compute: (translations) => Object.keys(translations ?? {}).length > 0,
  })
  return (
    <SettingsPanel>
      {isTranslated && (
        <Card className="p-4 sm:p-6">
          <TextsOfForm questions={questions} />
        </Card>
      )}
      <NextStepSection />
      <EndingsSection />
      <RespondentMailSection />
    </SettingsPanel>
  )
})
