import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { OwnerScreen } from '@/components/layout/owner-screen'
import { YourDataScreen } from '@/components/settings/your-data-screen'
import { requireOwner } from '@/lib/auth/page-session'
import { unfinishedImportOf } from '@/lib/portability/server/unfinished-import'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('yourData').t.heading }
}

export default async function YourDataPage() {
  const { id } = await requireOwner()
  const unfinishedImport = await unfinishedImportOf(id).catch(() => null)
  return (
    <OwnerScreen>
      <YourDataScreen unfinishedImport={unfinishedImport} />
    </OwnerScreen>
  )
}
