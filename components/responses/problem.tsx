'use client'

import { useTexts } from '@/messages/react/texts-provider'
import { FormProblem } from '../forms/form-problem'

export function FormMissing() {
  const { t } = useTexts('forms')
  return <FormProblem title={t.responses} text={t.notFound} />
}

export function ResponseMissing() {
  const { t } = useTexts('responses')
  return <FormProblem title={t.detailTitle} text={t.notFound} />
}
