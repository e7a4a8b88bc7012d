'use client'

import { TriangleAlert } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { useScreenPath } from '@/components/ui/use-screen-router'
import { useIntegrations } from '@/lib/client/integrations'
import { SERVICE_NAMES } from '@/lib/shared/calendars/service-names'
import { useTexts } from '@/messages/react/texts-provider'

/** Warns of expired connections. The integrations screen has its own notices. */
export function RenewalBanner() {
  const { t, say } = useTexts('layout')
  const isOnIntegrations = useScreenPath() === '/integrations'
  const { data: integrations = [] } = useIntegrations()
  const expired = integrations.filter((integration) => integration.status === 'expired')
  if (isOnIntegrations || expired.length === 0) return null
  return (
    <section aria-label={t.renewal.label} className="flex flex-col gap-2 px-4 pt-4 print:hidden md:px-8">
      {expired.map(({ id, type }) => (
        <div key={id} className="flex gap-x-3 rounded-xl bg-warning-soft px-4 py-1 text-sm text-warning-foreground">
          <TriangleAlert aria-hidden="true" className="mt-3.5 size-4 shrink-0" />
          {/* The link wraps below the text on narrow screens. */}
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
            <p className="min-w-36 flex-1 py-2 font-medium">
              {say(t.renewal.required, { service: SERVICE_NAMES[type] })}
            </p>
            <Link
              href="/integrations"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {t.renewal.goTo}
            </Link>
          </div>
        </div>
      ))}
    </section>
  )
}
