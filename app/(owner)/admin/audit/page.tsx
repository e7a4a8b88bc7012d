import type { Metadata } from 'next'
import { ownerTexts } from '@/app/(owner)/owner-texts'
import { AuditScreen } from '@/components/admin/audit-screen'
import { OwnerScreen } from '@/components/layout/owner-screen'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await ownerTexts()).part('admin').t.audit.title }
}

export default function AuditPage() {
  return (
    <OwnerScreen>
      <AuditScreen />
    </OwnerScreen>
  )
}
