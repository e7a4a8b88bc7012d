import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { HostingScreen } from '@/components/teams/hosting-screen'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('hosting').t.title }
}

/** The layout has read the list already, where there is one. */
export default function HostingPage() {
  return (
    <OwnerScreen>
      <HostingScreen />
    </OwnerScreen>
  )
}
