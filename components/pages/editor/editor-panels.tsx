import dynamic from 'next/dynamic'
import { type ReactNode, useMemo } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import type { EditorTab } from '@/lib/pages/editor-tabs'
import type { PageFormValues } from '@/lib/pages/page-editor'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { AvailabilitySection } from './availability-section'
import { CalendarsSection } from './calendars-section'
import { DatesSection } from './dates/dates-section'
import { DetailsPanel } from './details-panel'
import { BesideRules } from './effects/picture/beside-rules'
import { EmailsSection } from './emails/emails-section'
import { IntakeFormSection } from './intake-form-section'
import { BookingRules } from './rules/booking-rules'
import { RetentionSection } from './rules/retention-section'
import { TimeRules } from './rules/time-rules'
import { VisibilitySection } from './visibility-section'
import { VisitorsSection } from './visitors-section'

const HostsSection = dynamic(() => import('./hosts/hosts-section').then((module) => module.HostsSection), {
  ssr: false,
  loading: () => <Skeleton className="h-56" />,
})

type EditorPanels = {
  /** Absent for a new page. */
  pageId: string | undefined
  values: PageFormValues
  timezones: readonly TimezoneOption[]
  tab: EditorTab
}

/** The fields of each tab. They stay the same elements, so that another tab or a save does not draw them again. */
export function useEditorPanels({
  pageId,
  values,
  timezones,
  tab,
}: EditorPanels): Partial<Record<EditorTab, ReactNode>> {
  const panels = useMemo(
    () => ({
      basics: <DetailsPanel pageId={pageId} values={values} />,
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
    [pageId, values],
  )
  const isTeams = values.hostGroups !== undefined
  const rules = useMemo(
    () => (
      <>
        <AvailabilitySection timezones={timezones} />
        <DatesSection />
        <TimeRules />
        <CalendarsSection isTeams={isTeams} />
      </>
    ),
    [timezones, isTeams],
  )
  const isWhen = tab === 'when'
  const when = useMemo(
    () =>
      pageId ? (
        <BesideRules pageId={pageId} stored={values} isShown={isWhen}>
          {rules}
        </BesideRules>
      ) : (
        rules
      ),
    [pageId, values, isWhen, rules],
  )
  const isHosts = tab === 'hosts'
  const hosts = useMemo(
    () => (isTeams ? <HostsSection pageId={pageId} stored={values} isShown={isHosts} /> : undefined),
    [isTeams, pageId, values, isHosts],
  )
  return useMemo(() => ({ ...panels, when, hosts }), [panels, when, hosts])
}
