import { useController, useFormContext } from 'react-hook-form'
import { CalendarChooser } from '@/components/calendars/calendar-chooser'
import { NothingConnected, useIsNothingConnected } from '@/components/calendars/nothing-connected'
import { FieldGroup } from '@/components/fields/field'
import { FormSection } from '@/components/fields/form-section'
import { Separator } from '@/components/ui/separator'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { useTexts } from '@/messages/react/texts-provider'

export function CalendarsSection() {
  const { t } = useTexts('pageEditor')
  const { control } = useFormContext<PageFormValues>()
  const conflicts = useController({ control, name: 'conflictCheckCalendars' })
  const targets = useController({ control, name: 'targetCalendars' })
  const isEmpty = useIsNothingConnected([conflicts, targets].flatMap(({ field }) => field.value ?? []))
  if (isEmpty) {
    return (
      <FormSection title={t.calendars.heading}>
        <NothingConnected text={t.calendars.none} />
      </FormSection>
    )
  }
  return (
    <FormSection title={t.calendars.heading}>
      <FieldGroup label={t.calendars.conflicts} error={conflicts.fieldState.error?.message}>
        <p className={hintStyles}>{t.calendars.conflictsHint}</p>
        <CalendarChooser value={conflicts.field.value ?? []} onChange={conflicts.field.onChange} isForWriting={false} />
      </FieldGroup>
      <Separator />
      <FieldGroup label={t.calendars.targets} error={targets.fieldState.error?.message}>
        <p className={hintStyles}>{t.calendars.targetsHint}</p>
        <CalendarChooser value={targets.field.value ?? []} onChange={targets.field.onChange} isForWriting />
      </FieldGroup>
    </FormSection>
  )
}

const hintStyles = '-mt-1.5 mb-2 text-muted-foreground text-sm'
