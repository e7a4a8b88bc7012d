'use client'

import { useTexts } from '@/messages/react/texts-provider'
import { FormProblem } from '../forms/form-problem'

const RESPONSE_NOT_FOUND = "Response not found or you don't have access to this response."

export function FormMissing() {
  const { t } = useTexts('forms')
  return <FormProblem title={t.responses} text={t.notFound} />
}

export const ResponseMissing = () => <FormProblem title="Response" text={RESPONSE_NOT_FOUND} />
