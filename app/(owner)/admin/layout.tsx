import type { ReactNode } from 'react'
import { AdminFrame } from '@/components/admin/admin-frame'
import { requireAdmin } from '@/lib/auth/page-session'

export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requireAdmin()
  return <AdminFrame>{children}</AdminFrame>
}
