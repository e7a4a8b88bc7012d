import type { ReactNode } from 'react'
import { AdminNav } from './admin-nav'

/** The list of the admins' screens beside the one that is open. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <div className="lg:grid lg:grid-cols-[11.5rem_minmax(0,1fr)] lg:gap-10">
      <AdminNav />
      <div className="min-w-0 max-w-3xl">{children}</div>
    </div>
  )
}
