import { TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { countUse, type UseCount } from '@/lib/calendars/screen/usage'
import { useChooseCalendars } from '@/lib/client/integrations'
import { useSettings } from '@/lib/client/settings'
import { useTimeSlotPages } from '@/lib/client/time-slot-pages'
import { type Integration, PROVIDER_OF_TYPE } from '@/lib/shared/calendars/integration'
import { isReadOnly } from '@/lib/shared/calendars/providers'
import { SERVICE_NAMES } from '@/lib/shared/calendars/service-names'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { Button } from '../ui/button'
import { useAccountKind } from '../ui/team'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'
import { CalendarUseForm } from './calendar-use-form'

/** What the calendars of a connection are for, with the form that changes it: open until the owner has answered it once. */
export function CalendarUse({ integration }: { integration: Integration }) {
  const words = useTexts('integrations')
  const t = words.t.use
  const { data: pages } = useTimeSlotPages()
  const { data: settings } = useSettings()
  const uses = useUses(integration)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  if (!pages || !settings) return null
  const count = countUse(integration, pages, settings)
  const isAsked = !integration.calendarsChosen
  const account = integration.account || SERVICE_NAMES[integration.type]

  function close() {
    setIsOpen(false)
    opener.current?.focus()
  }

  return (
    <div className="flex min-w-0 basis-full flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {count.isUnused ? (
          <Unused integration={integration} uses={uses} />
        ) : (
          <p className="min-w-0 flex-1 basis-52 text-sm">{sentenceOf(count, uses, words)}</p>
        )}
        <Button
          ref={opener}
          variant="ghost"
          size="sm"
          aria-expanded={isAsked || isOpen}
          aria-label={words.say(t.changeOf, { account })}
          hidden={isAsked}
          className="sm:-me-3"
          onClick={() => setIsOpen(!isOpen)}
        >
          {t.change}
        </Button>
      </div>
      {(isAsked || isOpen) && (
        <CalendarUseForm
          // A form that is asked anew starts from what holds by then.
          key={String(isAsked)}
          integration={integration}
          pages={pages}
          settings={settings}
          isAsked={isAsked}
          onClose={close}
        />
      )}
    </div>
  )
}

function Unused({ integration, uses }: { integration: Integration; uses: Uses }) {
  const { t } = useTexts('integrations')
  const toastFailure = useToastFailure()
  const choose = useChooseCalendars(integration.id)

  async function mend() {
    try {
      await choose.mutateAsync({})
      toast({ title: t.use.saved })
    } catch (error) {
      toastFailure(error, t.use.failed)
    }
  }

  return (
    <div className="flex min-w-0 flex-1 basis-52 flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-warning-soft px-4 py-2 text-sm text-warning-foreground">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 self-start" />
      <p className="min-w-0 flex-1 basis-44">{t.use.unused[uses]}</p>
      <Button variant="outline" size="sm" pending={choose.isPending} onClick={() => void mend()}>
        {t.use.mend}
      </Button>
    </div>
  )
}

/** Which uses the calendars of an account offer: they block no time of a team, and a read-only one takes no bookings. */
type Uses = 'both' | 'blocking' | 'booking'

function useUses({ type }: Integration): Uses {
  const kind = useAccountKind()
  if (kind === 'team') return 'booking'
  return isReadOnly(PROVIDER_OF_TYPE[type]) ? 'blocking' : 'both'
}

function sentenceOf({ pages, blocking, booking }: UseCount, uses: Uses, { t, say }: PartTexts<'integrations'>): string {
  const { ofPages, ofNewPages } = t.use
  if (pages > 0) {
    if (uses === 'booking') return say(ofPages.booking, { count: pages, booking })
    if (uses === 'blocking') return say(ofPages.blocking, { count: pages, blocking })
    return say(ofPages.both, { count: pages, blocking, booking })
  }
  if (blocking && booking) return ofNewPages.both
  return blocking ? ofNewPages.blocking : ofNewPages.booking
}
