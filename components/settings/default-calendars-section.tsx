import { useController, useFormContext } from 'react-hook-form'
import type { SettingsFormValues } from '@/lib/settings/settings-form'
import { useTexts } from '@/messages/react/texts-provider'
import { CalendarChooser } from '../calendars/calendar-chooser'
import { NothingConnected, useIsNothingConnected } from '../calendars/nothing-connected'
import { CheckSentence } from '../fields/check-sentence'
import { FormSection } from '../fields/form-section'
import { useAccountKind, useForKind } from '../ui/team'

/** Which calendars get bookings of new pages and the owner's own meetings, and which new pages check: none of a team. */
export function DefaultCalendarsSection() {
  const { t } = useTexts('settings')
  const forKind = useForKind()
  const isTeams = useAccountKind() === 'team'
  const conflicts = useCalendarsField('defaultConflictCalendars')
  const targets = useCalendarsField('defaultCalendars')
  const isEmpty = useIsNothingConnected(isTeams ? targets.value : [...conflicts.value, ...targets.value])
  if (isEmpty) {
    return (
      <FormSection anchor="calendars" title={t.calendars.heading} text={t.calendars.intro}>
        <NothingConnected text={t.calendars.none} />
      </FormSection>
    )
  }
  return (
    <>
      <FormSection anchor="calendars" title={t.calendars.heading} text={forKind(t.calendars.introWithOrder)}>
        <CalendarChooser value={targets.value} onChange={targets.onChange} isForWriting isOrdered />
        {targets.error}
      </FormSection>
      {!isTeams && (
        <FormSection title={t.conflictCalendars.heading} text={t.conflictCalendars.intro}>
          <CalendarChooser value={conflicts.value} onChange={conflicts.onChange} isForWriting={false} />
          {conflicts.error}
        </FormSection>
      )}
    </>
  )
}

function useCalendarsField(name: 'defaultConflictCalendars' | 'defaultCalendars') {
  const { control } = useFormContext<SettingsFormValues>()
  const { field, fieldState } = useController({ control, name })
  const error = fieldState.error && (
    <p className="font-medium text-destructive text-sm">
      <CheckSentence of={fieldState.error.message} />
    </p>
  )
  return { value: field.value, onChange: field.onChange, error }
}
