import { useState } from 'react'
import type { AdminAccount } from '@/lib/admin/schema'
import type { AccountActName } from '@/lib/client/admin'
import { useTexts } from '@/messages/react/texts-provider'
import { useOwner } from '../layout/owner'
import { Badge } from '../ui/badge'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem } from '../ui/dropdown-menu'
import { MoreMenuTrigger } from '../ui/more-menu-trigger'
import { ActDialog } from './act-dialog'
import { useDay } from './use-day'

/** One account: who it is, its state and numbers, and what can be done about it. */
export function AccountRow({ account }: { account: AdminAccount }) {
  const { t: all, say } = useTexts('admin')
  const t = all.accounts
  const { day } = useDay()
  const { id } = useOwner()
  const [asked, setAsked] = useState<AccountActName | null>(null)
  const { kind, state, email, username, isAdmin, createdAt, lastSeenAt } = account
  const name = email ?? username
  const acts = actsOf(account, account.id === id)
  const labels: Record<AccountActName, string> = {
    'sign-out': t.signOut,
    close: t.close,
    reopen: t.reopen,
    delete: t.delete,
  }
  return (
    <li className="flex items-start gap-3 py-4">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="wrap-anywhere font-medium text-sm">{name}</bdi>
          {kind !== 'person' && <Badge variant="outline">{t.kinds[kind]}</Badge>}
          {isAdmin && <Badge>{t.admin}</Badge>}
          {account.id === id && <Badge variant="secondary">{t.you}</Badge>}
          {state !== 'active' && <Badge variant="warning">{t.states[state]}</Badge>}
        </p>
        <p className="mt-1 text-muted-foreground text-sm">
          {say(t.counts, {
            pages: say(t.pages, { count: account.pages }),
            forms: say(t.forms, { count: account.forms }),
            bookings: say(t.bookings, { count: account.bookings }),
            responses: say(t.responses, { count: account.responses }),
          })}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-muted-foreground text-sm">
          <span>{say(t.since, { date: day(createdAt) })}</span>
          {kind === 'person' && <span>{lastSeenAt ? say(t.seen, { date: day(lastSeenAt) }) : t.notSeen}</span>}
          {account.sessions > 0 && <span>{say(t.sessions, { count: account.sessions })}</span>}
        </p>
      </div>
      {acts.length > 0 && (
        <DropdownMenu>
          <MoreMenuTrigger of={name} />
          <DropdownMenuContent align="end">
            {acts.map((act) => (
              <DropdownMenuItem key={act} destructive={act === 'delete'} onSelect={() => setAsked(act)}>
                {labels[act]}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {asked && <ActDialog account={account} act={asked} onClose={() => setAsked(null)} />}
    </li>
  )
}

/** A room goes with its team, and nobody closes or deletes themselves here. */
function actsOf({ kind, state }: AdminAccount, isSelf: boolean): AccountActName[] {
  return [
    ...(kind === 'person' ? (['sign-out'] as const) : []),
    ...(state === 'closed' ? (['reopen'] as const) : isSelf ? [] : (['close'] as const)),
    ...(isSelf || kind === 'room' || state === 'leaving' ? [] : (['delete'] as const)),
  ]
}
