import { type ReactNode, useMemo } from 'react'
import type { EditorTab } from '@/lib/pages/editor-tabs'
import type { PageFormValues } from '@/lib/pages/page-editor'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { AvailabilitySection } from './availability-section'
import { CalendarsSection } from './calendars-section'
import { DatesSection } from './dates/dates-section'
import { DetailsPanel } from './details-panel'
import { EmailsSection } from './emails/emails-section'
import { IntakeFormSection } from './intake-form-section'
import { BookingRules } from './rules/booking-rules'
import { RetentionSection } from './rules/retention-section'
import { TimeRules } from './rules/time-rules'
import { VisibilitySection } from './visibility-section'
import { VisitorsSection } from './visitors-section'

type EditorPanels = {
  /** Absent for a new page. */
  pageId: string | undefined
  values: PageFormValues
  timezones: readonly TimezoneOption[]
}

/** The fields of each tab. They stay the same elements, so that another tab or a save does not draw them again. */
export function useEditorPanels({ pageId, values, timezones }: EditorPanels): Record<EditorTab, ReactNode> {
  return useMemo(
    () => ({
      basics: <DetailsPanel pageId={pageId} values={values} />,
      when: (
        <>
          <AvailabilitySection timezones={timezones} />
          <DatesSection />
          <TimeRules />
          <CalendarsSection />
        </>
      ),
      booking: (
        <>
          <IntakeFormSection />
          <VisitorsSection />
          <BookingRules />
        </>
      ),
      messages: <EmailsSection />,
      access: (
        <>
          <VisibilitySection pageId={pageId} />
          <RetentionSection />
        </>
      ),
    }),
    [pageId, values, timezones],
  )
}
