'use client'

import { TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useIntegrations } from '@/lib/client/integrations'
import { SERVICE_NAMES } from '@/lib/vocabulary/service-names'

/** Warns of connections that no longer work. The screen on which they are renewed says so itself. */
export function RenewalBanner() {
  const isOnIntegrations = usePathname() === '/integrations'
  const { data: integrations = [] } = useIntegrations()
  const expired = integrations.filter((integration) => integration.status === 'expired')
  if (isOnIntegrations || expired.length === 0) return null
  return (
    <section aria-label="Connections to renew" className="flex flex-col gap-2 px-4 pt-4 print:hidden md:px-8">
      {expired.map(({ id, type }) => (
        <div key={id} className="flex gap-x-3 rounded-xl bg-warning-soft px-4 py-1 text-sm text-warning-foreground">
          <TriangleAlert aria-hidden="true" className="mt-3.5 size-4 shrink-0" />
          {/* Where the two do not fit beside each other, the way out stands below. */}
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
            <p className="min-w-36 flex-1 py-2 font-medium">{SERVICE_NAMES[type]} Token Renewal Required</p>
            <Link
              href="/integrations"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              Go to Integrations
            </Link>
          </div>
        </div>
      ))}
    </section>
  )
}
