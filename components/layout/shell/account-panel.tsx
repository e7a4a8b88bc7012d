'use client'

import { LogOut } from 'lucide-react'
import { cn } from '@/components/ui/cn'
import { Face } from '@/components/ui/face'
import { Spinner } from '@/components/ui/spinner'
import { Tooltip } from '@/components/ui/tooltip'
import { useSettings } from '@/lib/client/settings'
import { useTexts } from '@/messages/react/texts-provider'
import { useOwner, useOwnFace } from '../owner'
import { useSignOut } from '../use-sign-out'
import { foldedStyles, rowStyles } from './sidebar-styles'

/** The signed-in user and the sign-out button. */
export function AccountPanel({ isCollapsed }: { isCollapsed?: boolean }) {
  const { t } = useTexts('auth')
  const { email, username } = useOwner()
  const { data: settings } = useSettings()
  const { signOut, isLeaving } = useSignOut()
  // The account whose screens are shown is in the head of the sidebar: here is who is signed in.
  const face = useOwnFace() ?? settings
  const name = face?.fullName || username

  return (
    <div className="border-t p-3">
      <div className="flex min-h-11 items-center gap-3 px-1">
        <Face name={name} picture={face?.face ?? null} className="size-9 text-sm" />
        <div className={cn('min-w-0 text-sm', foldedStyles)}>
          <p dir="auto" className="truncate text-along font-medium">
            {name}
          </p>
          <p dir="ltr" className="truncate text-along text-muted-foreground text-xs">
            {email}
          </p>
        </div>
      </div>
      <Tooltip text={t.signOut} disabled={!isCollapsed}>
        <button
          type="button"
          onClick={signOut}
          disabled={isLeaving}
          className={cn(rowStyles, 'mt-1 text-muted-foreground hover:bg-accent hover:text-foreground')}
        >
          {isLeaving ? (
            <Spinner size="size-5" />
          ) : (
            <LogOut aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
          )}
          <span className={foldedStyles}>{t.signOut}</span>
        </button>
      </Tooltip>
    </div>
  )
}
