import { useController, useFormContext } from 'react-hook-form'
import type { SettingsFormValues } from '@/lib/settings/settings-form'
import { useTexts } from '@/messages/react/texts-provider'
import { CalendarChooser } from '../calendars/calendar-chooser'
import { NothingConnected, useIsNothingConnected } from '../calendars/nothing-connected'
import { CheckSentence } from '../fields/check-sentence'
import { FormSection } from '../fields/form-section'

export function DefaultCalendarsSection() {
  const { t } = useTexts('settings')
  const { control } = useFormContext<SettingsFormValues>()
  const { field, fieldState } = useController({ control, name: 'defaultCalendars' })
  const isEmpty = useIsNothingConnected(field.value)
  return (
    <FormSection
      anchor="calendars"
      title={t.calendars.heading}
      text={isEmpty ? t.calendars.intro : t.calendars.introWithOrder}
    >
      {isEmpty ? (
        <NothingConnected text={t.calendars.none} />
      ) : (
        <CalendarChooser value={field.value} onChange={field.onChange} isForWriting />
      )}
      {fieldState.error && (
        <p className="font-medium text-destructive text-sm">
          <CheckSentence of={fieldState.error.message} />
        </p>
      )}
    </FormSection>
  )
}
