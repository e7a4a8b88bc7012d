import { useController } from 'react-hook-form'
import { useSettings } from '@/lib/client/settings'
import type { FormFields } from '@/lib/forms/form-fields'
import { FORM_NOTICES } from '@/lib/shared/forms/form-notices'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { useErrorAt } from '../../fields/field-errors'
import { FoldedSection } from '../../fields/form-section'
import { useOwner } from '../../layout/owner'
import { Select } from '../../ui/select'
import { useForKind, useTeam } from '../../ui/team'

/** Chooses when the owner gets an email about responses; of a team its first owner gets them. */
export function NoticeSection({ isOpen }: { isOpen: boolean }) {
  const { t: all, say } = useTexts('forms')
  const t = all.notices
  const forKind = useForKind()
  const { field } = useController<FormFields, 'notify'>({ name: 'notify' })
  const error = useErrorAt<FormFields>('notify')
  const { email: own } = useOwner()
  const { firstOwner } = useTexts('teams').t
  const email = useTeam() ? firstOwner : own
  const { data: settings } = useSettings()
  const daily = settings && say(t.dailyHint, { email, timezone: settings.timezone })
  const hints = { off: undefined, each: say(t.hint, { email }), daily: daily ?? say(t.hint, { email }) }
  return (
    <FoldedSection title={t.title} text={t.intro} note={t.choices[field.value]} isOpenAtFirst={isOpen}>
      <Field label={forKind(t.label)} hint={hints[field.value]} error={error} className="[overflow-wrap:anywhere]">
        {(control) => (
          <Select
            {...control}
            className="sm:max-w-xs"
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            options={FORM_NOTICES.map((value) => ({ value, label: t.choices[value] }))}
          />
        )}
      </Field>
    </FoldedSection>
  )
}
