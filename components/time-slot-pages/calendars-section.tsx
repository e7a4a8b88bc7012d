import { CalendarSync } from 'lucide-react'
import Link from 'next/link'
import { useIntegrations } from '@/lib/client/integrations'
import { FormSection } from '../fields/form-section'

/** Every connection but Zoom's brings a calendar. */
export function CalendarsSection() {
  const { data: integrations = [] } = useIntegrations()
  if (integrations.some(({ type }) => type !== 'zoom')) return null
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
