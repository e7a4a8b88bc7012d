import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { HostingScreen } from '@/components/teams/hosting-screen'
import { timezoneOptions } from '@/lib/scheduling/timezones'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('hosting').t.title }
}

/** The layout has read the list already, where there is one. */
export default async function HostingPage() {
  return (
    <OwnerScreen>
      <HostingScreen timezones={timezoneOptions(Date.now(), [], (await ownerTexts()).locale)} />
    </OwnerScreen>
  )
}
