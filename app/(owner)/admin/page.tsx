import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OverviewScreen } from '@/components/admin/overview-screen'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { readFirstSteps } from '@/lib/admin/server/first-steps'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('admin').t.overview.title }
}

export default async function AdminPage() {
  return (
    <OwnerScreen>
      <OverviewScreen steps={await readFirstSteps()} />
    </OwnerScreen>
  )
}
