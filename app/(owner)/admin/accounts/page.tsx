import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { AccountsScreen } from '@/components/admin/accounts-screen'
import { OwnerScreen } from '@/components/layout/owner-screen'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('admin').t.accounts.title }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function AccountsPage({ searchParams }: Props) {
  const { q } = await searchParams
  return (
    <OwnerScreen>
      <AccountsScreen q={typeof q === 'string' ? q : ''} />
    </OwnerScreen>
  )
}
