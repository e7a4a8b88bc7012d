import { useController } from 'react-hook-form'
import type { FormFields } from '@/lib/forms/form-fields'
import { useTexts } from '@/messages/react/texts-provider'
import { useErrorAt } from '../../fields/field-errors'
import { RetentionFields } from '../../fields/retention-fields'

/** Sets how long responses are kept. */
export function RetentionSection() {
  const { responseRetention } = useTexts('yourData').t
  const { field } = useController<FormFields, 'retentionDays'>({ name: 'retentionDays' })
  const error = useErrorAt<FormFields>('retentionDays')
  return <RetentionFields texts={responseRetention} value={field.value} onChange={field.onChange} error={error} />
}
