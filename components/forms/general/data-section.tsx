import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { FormFields } from '@/lib/forms/form-fields'
import { commaList } from '@/lib/shared/text/comma-list'
import { useTexts } from '@/messages/react/texts-provider'
import { useErrorAt } from '../../fields/field-errors'
import { FoldedSection } from '../../fields/form-section'
import { RetentionInput } from '../../fields/retention-fields'
import { SwitchField } from '../../fields/switch-field'

/** Who may send responses, and how long they are kept. */
export function DataSection({ isOpen }: { isOpen: boolean }) {
  const { t: all, say, locale } = useTexts('forms')
  const t = all.data
  const { responseRetention } = useTexts('yourData').t
  const { control } = useFormContext<FormFields>()
  const { field } = useController<FormFields, 'retentionDays'>({ name: 'retentionDays' })
  const ownPageOnly = useWatch({ control, name: 'ownPageOnly' })
  const error = useErrorAt<FormFields>('retentionDays')
  const kept = field.value === null ? t.kept : say(t.deleted, { count: field.value })
  return (
    <FoldedSection
      title={t.title}
      note={commaList([kept, ...(ownPageOnly ? [t.ownPage] : [])], locale)}
      isOpenAtFirst={isOpen}
    >
      <RetentionInput
        texts={responseRetention}
        hint={responseRetention.text}
        value={field.value}
        onChange={field.onChange}
        error={error}
      />
      <SwitchField control={control} name="ownPageOnly" label={all.spam.ownPageOnly} hint={all.spam.ownPageOnlyHint} />
    </FoldedSection>
  )
}
