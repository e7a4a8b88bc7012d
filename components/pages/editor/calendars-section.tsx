import { CalendarSync } from 'lucide-react'
import Link from 'next/link'
import { useController, useFormContext } from 'react-hook-form'
import { CalendarChooser } from '@/components/calendars/calendar-chooser'
import { FieldGroup } from '@/components/fields/field'
import { FormSection } from '@/components/fields/form-section'
import { Separator } from '@/components/ui/separator'
import { hasCalendars } from '@/lib/calendars/screen/calendar-groups'
import { useIntegrations } from '@/lib/client/integrations'
import type { PageFormValues } from '@/lib/pages/page-editor'

export function CalendarsSection() {
  const { control } = useFormContext<PageFormValues>()
  const conflicts = useController({ control, name: 'conflictCheckCalendars' })
  const targets = useController({ control, name: 'targetCalendars' })
  const { data: integrations = [] } = useIntegrations()
  const chosen = [conflicts, targets].flatMap(({ field }) => field.value ?? [])
  if (!integrations.some(hasCalendars) && chosen.length === 0) return <NothingConnected />
  return (
    <FormSection title="Calendars">
      <FieldGroup label="Conflict-check calendars" error={conflicts.fieldState.error?.message}>
        <p className={hintStyles}>Nobody can book a time at which one of these is busy.</p>
        <CalendarChooser value={conflicts.field.value ?? []} onChange={conflicts.field.onChange} isForWriting={false} />
      </FieldGroup>
      <Separator />
      <FieldGroup label="Target calendars" error={targets.fieldState.error?.message}>
        <p className={hintStyles}>
          Bookings are written to these. The first one you tick holds the event with the attendees, others get a plain
          copy.
        </p>
        <CalendarChooser value={targets.field.value ?? []} onChange={targets.field.onChange} isForWriting />
      </FieldGroup>
    </FormSection>
  )
}

const hintStyles = '-mt-1.5 mb-2 text-muted-foreground text-sm'

function NothingConnected() {
  return (
    <FormSection title="Calendars">
      <p className="flex items-start gap-3 text-muted-foreground text-sm">
        <CalendarSync aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
        <span>
          <Link href="/integrations" className="font-medium text-primary underline underline-offset-4">
            Connect a calendar to check for conflicts
          </Link>
          . What is booked here never overlaps, with or without one.
        </span>
      </p>
    </FormSection>
  )
}
