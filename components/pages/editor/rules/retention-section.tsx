import { useController, useFormContext } from 'react-hook-form'
import { useErrorAt } from '@/components/fields/field-errors'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { useTexts } from '@/messages/react/texts-provider'
import { RetentionFields } from '../../../fields/retention-fields'

/** Sets how long the people of bookings are kept. */
export function RetentionSection() {
  const { retention } = useTexts('yourData').t
  const { control } = useFormContext<PageFormValues>()
  const { field } = useController({ control, name: 'retentionDays' })
  const error = useErrorAt<PageFormValues>('retentionDays')
  return <RetentionFields texts={retention} value={field.value ?? null} onChange={field.onChange} error={error} />
}
