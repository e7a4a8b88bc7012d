import { useController, useFormContext } from 'react-hook-form'
import { CalendarChooser } from '@/components/calendars/calendar-chooser'
import { NothingConnected, useIsNothingConnected } from '@/components/calendars/nothing-connected'
import { FieldGroup } from '@/components/fields/field'
import { useErrorAt } from '@/components/fields/field-errors'
import { FormSection } from '@/components/fields/form-section'
import { Separator } from '@/components/ui/separator'
import { useForKind } from '@/components/ui/team'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { useTexts } from '@/messages/react/texts-provider'

/** Hosts of a team's page choose calendars themselves; one that the team has connected may get its bookings too. */
export function CalendarsSection({ isTeams }: { isTeams: boolean }) {
  const { t } = useTexts('pageEditor')
  const forKind = useForKind()
  const { control } = useFormContext<PageFormValues>()
  const conflicts = useController({ control, name: 'conflictCheckCalendars' }).field
  const targets = useController({ control, name: 'targetCalendars' }).field
  const errors = {
    conflicts: useErrorAt<PageFormValues>('conflictCheckCalendars'),
    targets: useErrorAt<PageFormValues>('targetCalendars'),
  }
  const shown = isTeams ? [targets] : [conflicts, targets]
  const isEmpty = useIsNothingConnected(shown.flatMap(({ value }) => value ?? []))
  if (isEmpty) {
    if (isTeams) return null
    return (
      <FormSection title={t.calendars.heading}>
        <NothingConnected text={t.calendars.none} />
      </FormSection>
    )
  }
  return (
    <FormSection title={t.calendars.heading}>
      {!isTeams && (
        <>
          <FieldGroup label={t.calendars.conflicts} error={errors.conflicts}>
            <p className={hintStyles}>{t.calendars.conflictsHint}</p>
            <CalendarChooser value={conflicts.value ?? []} onChange={conflicts.onChange} isForWriting={false} />
          </FieldGroup>
          <Separator />
        </>
      )}
      <FieldGroup label={forKind(t.calendars.targets)} error={errors.targets}>
        <p className={hintStyles}>{forKind(t.calendars.targetsHint)}</p>
        <CalendarChooser value={targets.value ?? []} onChange={targets.onChange} isForWriting isOrdered={!isTeams} />
      </FieldGroup>
    </FormSection>
  )
}

const hintStyles = '-mt-1.5 mb-2 text-muted-foreground text-sm'
