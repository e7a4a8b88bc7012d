import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { MoveInScreen } from '@/components/settings/move-in/move-in-screen'
import { requireOwner } from '@/lib/auth/page-session'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('moveIn').t.heading }
}

export default async function MoveInPage() {
  await requireOwner()
  return (
    <OwnerScreen>
      <MoveInScreen />
    </OwnerScreen>
  )
}
