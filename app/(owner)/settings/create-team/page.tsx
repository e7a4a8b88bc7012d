import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { CreateTeam } from '@/components/teams/create-team'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('teams').t.create.link }
}

export default function CreateTeamPage() {
  return (
    <OwnerScreen>
      <CreateTeam />
    </OwnerScreen>
  )
}
