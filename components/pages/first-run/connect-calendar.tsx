import { useId } from 'react'
import { LeaveButton } from '@/components/integrations/leave-button'
import { CALENDARS } from '@/components/integrations/provider-facts'
import { VendorMark } from '@/components/integrations/vendor-mark'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { useIntegrations, useProviders } from '@/lib/client/integrations'
import { PROVIDER_OF_TYPE } from '@/lib/shared/calendars/integration'
import { factsOf, hasCalendars } from '@/lib/shared/calendars/providers'
import { useTexts } from '@/messages/react/texts-provider'

/** Leads from the first link to a calendar, whose events block its times from then on. Nothing once one is connected. */
export function ConnectCalendar() {
  const { t } = useTexts('firstRun')
  const words = useTexts('integrations')
  const { data: integrations } = useIntegrations()
  const { data: providers } = useProviders()
  const headingId = useId()
  if (!integrations || !providers || integrations.some(({ type }) => hasCalendars(PROVIDER_OF_TYPE[type]))) return null
  const isReady = (id: string) => providers.some((provider) => provider.id === id && provider.configured)
  return (
    <section aria-labelledby={headingId} className="mt-5 grid gap-2 border-t pt-5">
      <div>
        <h3 id={headingId} className="font-medium text-sm">
          {t.calendar.heading}
        </h3>
        <p className="mt-0.5 text-muted-foreground text-sm">{t.calendar.text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {CALENDARS.map(
          ({ id, connectPath }) =>
            connectPath !== null &&
            isReady(id) && (
              <LeaveButton key={id} path={connectPath} variant="outline" className="px-3.5 max-sm:w-full">
                <VendorMark provider={id} />
                {words.say(words.t.connectWith, { service: factsOf(id).name })}
              </LeaveButton>
            ),
        )}
        <Button variant="ghost" className="px-3.5 max-sm:w-full" asChild>
          <Link href="/integrations">{t.calendar.another}</Link>
        </Button>
      </div>
    </section>
  )
}
