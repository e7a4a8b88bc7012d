import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { InvitationsScreen } from '@/components/admin/invitations-screen'
import { OwnerScreen } from '@/components/layout/owner-screen'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('admin').t.invitations.title }
}

export default function InvitationsPage() {
  return (
    <OwnerScreen>
      <InvitationsScreen openedAt={Date.now()} />
    </OwnerScreen>
  )
}
