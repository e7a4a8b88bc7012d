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
import { useIsTeams } from '../ui/team'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'
import { CalendarUseForm } from './calendar-use-form'

/** What the calendars of a connection are for, with the form that changes it: open until the owner has answered it once. */
export function CalendarUse({ integration }: { integration: Integration }) {
  const words = useTexts('integrations')
  const t = words.t.use
  const { data: pages } = useTimeSlotPages()
  const { data: settings } = useSettings()
  const isTeams = useIsTeams()
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
          <Unused integration={integration} />
        ) : (
          <p className="min-w-0 flex-1 basis-52 text-sm">{sentenceOf(count, { integration, isTeams, words })}</p>
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

function Unused({ integration }: { integration: Integration }) {
  const { t } = useTexts('integrations')
  const toastFailure = useToastFailure()
  const choose = useChooseCalendars(integration.id)
  const isTeams = useIsTeams()

  async function mend() {
    try {
      await choose.mutateAsync({})
      toast({ title: t.use.saved })
    } catch (error) {
      toastFailure(error, t.use.failed)
    }
  }

  const ofPerson = isFixed(integration) ? t.use.unusedReadOnly : t.use.unused
  const unused = isTeams ? t.use.unusedByTeam : ofPerson
  return (
    <div className="flex min-w-0 flex-1 basis-52 flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-warning-soft px-4 py-2 text-sm text-warning-foreground">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 self-start" />
      <p className="min-w-0 flex-1 basis-44">{unused}</p>
      {!(isTeams && isFixed(integration)) && (
        <Button variant="outline" size="sm" pending={choose.isPending} onClick={() => void mend()}>
          {t.use.mend}
        </Button>
      )}
    </div>
  )
}

function sentenceOf(
  { pages, blocking, booking }: UseCount,
  { integration, isTeams, words }: { integration: Integration; isTeams: boolean; words: PartTexts<'integrations'> },
) {
  const { t, say } = words
  if (isTeams && pages > 0) return say(t.use.ofPagesOfTeam, { count: pages, booking })
  if (pages > 0 && isFixed(integration)) return say(t.use.ofPagesReadOnly, { count: pages, blocking })
  if (pages > 0) return say(t.use.ofPages, { count: pages, blocking, booking })
  if (blocking && booking) return t.use.ofNewPages.both
  return blocking ? t.use.ofNewPages.blocking : t.use.ofNewPages.booking
}

/** Nothing can be written to it. */
function isFixed({ type }: Integration): boolean {
  return isReadOnly(PROVIDER_OF_TYPE[type])
}
