import { dehydrate } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { Document, documentMetadata } from '@/app/document'
import { Providers } from '@/app/providers'
import { OwnerProvider } from '@/components/layout/owner'
import { ServerData } from '@/components/layout/server-data'
import { AppShell } from '@/components/layout/shell/app-shell'
import { type ShownTeam, TeamProvider } from '@/components/ui/team'
import { isPageAdmin, requireOwner } from '@/lib/auth/page-session'
import { listIntegrations } from '@/lib/calendars/connecting/service'
import { keys } from '@/lib/client/keys'
import { createQueryClient } from '@/lib/client/query-client'
import type { User } from '@/lib/client/user'
import { countOpenRequests } from '@/lib/meetings/server/booking/decide'
import type { Hosting } from '@/lib/pages/host-schema'
import { listHosting } from '@/lib/pages/server/hosting'
import { env } from '@/lib/platform/env'
import { readInstance } from '@/lib/platform/instance'
import { getSettings } from '@/lib/settings/service'
import type { Integration } from '@/lib/shared/calendars/integration'
import { mayUse } from '@/lib/shared/owner-screens'
import { pick } from '@/lib/shared/pick'
import { listOwnTeams } from '@/lib/teams/server/teams'
import { OWNER_PARTS } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'

export { documentViewport as viewport } from '@/app/document'

export const dynamic = 'force-dynamic'

/** Owners may install the product as an app; visitors are never asked to. */
export async function generateMetadata(): Promise<Metadata> {
  return { ...documentMetadata((await ownerTexts()).language), manifest: '/manifest.webmanifest' }
}

const toShown = <Team extends ShownTeam>(team: Team) => pick(team, ['id', 'slug', 'name', 'role'])

/** Admits owners only, and fills the cache with the user, their settings, connections that need renewal and the number of open requests. */
export default async function OwnerLayout({ children }: { children: ReactNode }) {
  const { id, person, role, team } = await requireOwner()
  const owner: User = person
  const cache = createQueryClient()
  cache.setQueryData(keys.user, owner)
  const [integrations, texts, teams, hosting, isAdmin, instance, own] = await Promise.all([
    mayUse(role, 'settings') ? listIntegrations(id, new Date()) : [],
    ownerTexts(),
    listOwnTeams(person.id),
    listHosting(role === 'room' ? id : person.id),
    isPageAdmin(),
    readInstance(),
    team && getSettings(person.id),
    // When this read fails, the screens read again and show an error themselves.
    cache.prefetchQuery({ queryKey: keys.settings, queryFn: () => getSettings(id) }),
    mayUse(role, 'meetings') &&
      cache.prefetchQuery({
        queryKey: keys.meetings.requestCount,
        queryFn: () => countOpenRequests(id, new Date()),
      }),
  ])
  cache.setQueryData<Integration[]>(keys.integrations, integrations)
  if (hosting.length > 0) cache.setQueryData<Hosting[]>(keys.hosting, hosting)
  const shown = teams.map(toShown)
  const { SECURITY_URL } = env()
  return (
    <Document language={texts.language} account={team?.id}>
      <TextsProvider texts={texts.pick(...OWNER_PARTS)}>
        <Providers nonce={(await headers()).get('x-nonce') ?? undefined}>
          <ServerData state={dehydrate(cache)}>
            <OwnerProvider owner={owner} face={own && pick(own, ['fullName', 'face'])} teams={shown} isAdmin={isAdmin}>
              <TeamProvider team={team && toShown(team)}>
                <AppShell help={{ supportUrl: instance.supportUrl, securityUrl: SECURITY_URL }} teams={shown}>
                  {children}
                </AppShell>
              </TeamProvider>
            </OwnerProvider>
          </ServerData>
        </Providers>
      </TextsProvider>
    </Document>
  )
}
