import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { RoleRefused } from '@/components/teams/role-refused'
import { requireOwner } from '@/lib/auth/page-session'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('teams').t.refused.title }
}

/** The middleware draws it in place of a screen that the member's role does not show. */
export default async function RefusedPage() {
  await requireOwner()
  return (
    <OwnerScreen>
      <RoleRefused />
    </OwnerScreen>
  )
}
