import { memo, useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { partsSet } from '@/lib/forms/editor-tabs'
import type { Form } from '@/lib/forms/form'
import type { FormFields } from '@/lib/forms/form-fields'
import { FORM_TEXTS } from '@/lib/shared/text/translations'
import { AddFormLanguage } from '../../translations/form-languages'
import { Card } from '../../ui/card'
import type { PanelProps } from '../panel-props'
import { SettingsPanel } from '../settings-provider'
import { TextsOfForm } from '../texts-of-form'
import { ClosingSection } from './closing-section'
import { DataSection } from './data-section'
import { DetailFields } from './detail-fields'
import { LookSection } from './look-section'
import { NoticeSection } from './notice-section'

type GeneralPanelProps = Pick<PanelProps, 'questions'> & Pick<Form, 'responseCount'> & { openedAt: number }

/** Edits title, description and publishing; notices, closing, look and data are folded. A save does not render it again. */
export const GeneralPanel = memo(function GeneralPanel({ questions, responseCount, openedAt }: GeneralPanelProps) {
  const { getValues } = useFormContext<FormFields>()
  const isSet = useMemo(() => partsSet(getValues()), [getValues])
  return (
    <SettingsPanel>
      <Card className="grid min-w-0 gap-5 p-4 sm:p-6">
        <TextsOfForm questions={questions} />
        <DetailFields hasQuestions={questions.length > 0} />
        <AddFormLanguage names={FORM_TEXTS} />
      </Card>
      <NoticeSection isOpen={isSet.notices} />
      <ClosingSection isOpen={isSet.closing} responseCount={responseCount} openedAt={openedAt} />
      <LookSection isOpen={isSet.look} />
      <DataSection isOpen={isSet.data} />
    </SettingsPanel>
  )
})
