import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { PublicProfileScreen } from '@/components/settings/public-profile-screen'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('layout').t.nav.publicProfile }
}

export default function PublicProfilePage() {
  return (
    <OwnerScreen>
      <PublicProfileScreen />
    </OwnerScreen>
  )
}
