import type { ReactNode } from 'react'
import { SettingsNav } from './settings-nav'

/** The list of the settings' screens beside the one that is open. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  return (
    <div className="lg:grid lg:grid-cols-[11.5rem_minmax(0,1fr)] lg:gap-10">
      <SettingsNav />
      <div className="min-w-0 max-w-3xl">{children}</div>
    </div>
  )
}
