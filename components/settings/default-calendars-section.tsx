import { CalendarPlus } from 'lucide-react'
import Link from 'next/link'
import { useIntegrations } from '@/lib/client/integrations'
import { FormSection } from '../fields/form-section'

/** Every connection but Zoom's brings a calendar. */
export function DefaultCalendarsSection() {
  const { data: integrations = [] } = useIntegrations()
  const hasCalendar = integrations.some(({ type }) => type !== 'zoom')
  return (
    <FormSection title="Default calendars" text="Meetings you create are written to these calendars.">
      <p className="flex items-start gap-3 text-muted-foreground text-sm">
        <CalendarPlus aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
        <span>
          {hasCalendar ? 'There is nothing to choose from yet.' : 'No calendar is connected yet.'} Until then meetings
          are kept in Slotform only.{' '}
          <Link href="/integrations" className="font-medium text-primary underline underline-offset-4">
            {hasCalendar ? 'See your integrations' : 'Connect a calendar'}
          </Link>
        </span>
      </p>
    </FormSection>
  )
}
