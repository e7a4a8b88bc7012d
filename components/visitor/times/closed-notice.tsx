import type { ReactNode } from 'react'
import { useTexts } from '@/messages/react/texts-provider'

/** Why a day is closed. `children` lead to the next day with times. */
export function ClosedNotice({ label, children }: { label: string; children: ReactNode }) {
  const { t, say } = useTexts('booking')
  return (
    <div className="rounded-xl bg-muted px-4 py-5 text-center">
      <p className="text-balance break-words pb-3 font-medium text-sm last:pb-0">{say(t.times.closed, { label })}</p>
      {children}
    </div>
  )
}
