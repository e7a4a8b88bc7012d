import { CalendarPlus } from 'lucide-react'
import Link from 'next/link'
import { useController, useFormContext } from 'react-hook-form'
import { hasCalendars } from '@/lib/calendars/screen/calendar-groups'
import { useIntegrations } from '@/lib/client/integrations'
import type { SettingsFormValues } from '@/lib/settings/settings-form'
import { CalendarChooser } from '../calendars/calendar-chooser'
import { CheckSentence } from '../fields/check-sentence'
import { FormSection } from '../fields/form-section'

export function DefaultCalendarsSection() {
  const { control } = useFormContext<SettingsFormValues>()
  const { field, fieldState } = useController({ control, name: 'defaultCalendars' })
  const { data: integrations = [] } = useIntegrations()
  const isEmpty = !integrations.some(hasCalendars) && field.value.length === 0
  return (
    <FormSection title="Default calendars" text={isEmpty ? TEXT : `${TEXT} ${ORDER}`}>
      {isEmpty ? <NothingConnected /> : <CalendarChooser value={field.value} onChange={field.onChange} isForWriting />}
      {fieldState.error && (
        <p className="font-medium text-destructive text-sm">
          <CheckSentence of={fieldState.error.message} />
        </p>
      )}
    </FormSection>
  )
}

const TEXT = 'Meetings you create are written to these calendars.'
const ORDER = 'The first one you tick holds the event with the attendees, others get a plain copy.'

function NothingConnected() {
  return (
    <p className="flex items-start gap-3 text-muted-foreground text-sm">
      <CalendarPlus aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
      <span>
        No calendar is connected yet. Until then meetings are kept in Slotform only.{' '}
        <Link href="/integrations" className="font-medium text-primary underline underline-offset-4">
          Connect a calendar
        </Link>
      </span>
    </p>
  )
}
