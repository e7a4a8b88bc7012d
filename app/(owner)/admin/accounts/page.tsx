import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { AccountsScreen } from '@/components/admin/accounts-screen'
import { OwnerScreen } from '@/components/layout/owner-screen'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('admin').t.accounts.title }
}

export default function AccountsPage() {
  return (
    <OwnerScreen>
      <AccountsScreen />
    </OwnerScreen>
  )
}
