import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import type { CalendarGroup } from '@/lib/calendars/screen/calendar-groups'
import { type CalendarUse, calendarUseOf, choiceUseOf, isUsedAlike, withCalendar } from '@/lib/calendars/screen/usage'
import { useChooseCalendars } from '@/lib/client/integrations'
import type { TimeSlotPage } from '@/lib/pages/schema'
import type { Settings } from '@/lib/settings/schema'
import type { Integration } from '@/lib/shared/calendars/integration'
import { SERVICE_NAMES } from '@/lib/shared/calendars/service-names'
import { useTexts } from '@/messages/react/texts-provider'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { useAccountKind } from '../ui/team'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'
import { CalendarUseRow } from './calendar-use-row'

type AccountCalendarsProps = {
  integration: Integration
  /** Undefined while none of its calendars is known. */
  group: CalendarGroup | undefined
  /** Choices of calendars that can get bookings. */
  writable: readonly string[]
  pages: readonly TimeSlotPage[]
  settings: Settings
}

/** One row for each calendar of an account. A switch holds for all pages that use the account, and for new ones. */
export function AccountCalendars({ integration, group, writable, pages, settings }: AccountCalendarsProps) {
  const { t } = useTexts('availability')
  const uses = useTexts('integrations').t.use
  const toastFailure = useToastFailure()
  const choose = useChooseCalendars(integration.id)
  const [wanted, setWanted] = useState<CalendarUse | null>(null)
  const nameId = useId()
  const use = calendarUseOf(integration, pages, settings, { isTeams: useAccountKind() === 'team' })

  async function save(next: CalendarUse) {
    try {
      await choose.mutateAsync(next)
      toast({ title: uses.saved })
    } catch (error) {
      toastFailure(error, uses.failed)
    }
    setWanted(null)
  }

  /** Pages that differ would lose what they have of their own. */
  function change(next: CalendarUse) {
    if (isUsedAlike(integration, pages, use)) void save(next)
    else setWanted(next)
  }

  return (
    <section aria-labelledby={nameId} className="not-first:border-t not-first:pt-4">
      <h3 id={nameId} className="text-muted-foreground text-sm [overflow-wrap:anywhere]">
        {[integration.account, SERVICE_NAMES[integration.type]].filter(Boolean).join(' · ')}
      </h3>
      {group?.error && (
        <p className="mt-1 flex items-start gap-2 text-sm text-warning-foreground">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {group.error}
        </p>
      )}
      <ul className="divide-y">
        {group?.options.map((option) => (
          <CalendarUseRow
            key={option.choice}
            option={option}
            use={choiceUseOf(option.choice, pages, settings)}
            canGetBookings={writable.includes(option.choice)}
            pages={pages.length}
            isPending={choose.isPending}
            onChange={(kind, isOn) => change(withCalendar(use, kind, option.choice, isOn))}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={wanted !== null}
        onOpenChange={(isOpen) => !isOpen && setWanted(null)}
        title={t.calendars.differ.title}
        description={t.calendars.differ.text}
        confirmLabel={t.calendars.differ.confirm}
        pending={choose.isPending}
        onConfirm={() => wanted && void save(wanted)}
      />
    </section>
  )
}
