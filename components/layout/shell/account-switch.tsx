'use client'

import { Check, ChevronsUpDown } from 'lucide-react'
import { useId } from 'react'
import { cn } from '@/components/ui/cn'
import { DropdownMenu, DropdownMenuContent, DropdownMenuLink, DropdownMenuTrigger } from '@/components/ui/dropdown-menu'
import { Face } from '@/components/ui/face'
import { useTeam } from '@/components/ui/team'
import { useSettings } from '@/lib/client/settings'
import { readAccount, teamAddress } from '@/lib/shared/owner-screens'
import type { Team } from '@/lib/teams/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { useOwner } from '../owner'
import { foldedStyles } from './sidebar-styles'

export type SwitchedTeam = Pick<Team, 'slug' | 'name' | 'role'>

/** Leads to the person's own account and to their teams, each with a document of its own. Only for somebody who has a team. */
export function AccountSwitch({
  teams,
  isCollapsed = false,
}: {
  teams: readonly SwitchedTeam[]
  isCollapsed?: boolean
}) {
  const { t } = useTexts('teams')
  const { email, username } = useOwner()
  const team = useTeam()
  const { data: settings } = useSettings()
  const nameId = useId()
  if (teams.length === 0) return null
  const name = settings?.fullName || (team?.name ?? username)
  return (
    <div className="px-3 pb-2">
      <DropdownMenu>
        <DropdownMenuTrigger
          aria-label={t.switch.open}
          aria-describedby={nameId}
          className="flex min-h-12 w-full items-center gap-3 rounded-lg px-1.5 text-start transition-colors hover:bg-accent focus-visible:-outline-offset-2 data-[state=open]:bg-accent"
        >
          <Face name={name} picture={settings?.face ?? null} className="size-8 text-xs" />
          <span className={cn('min-w-0 flex-1', foldedStyles)}>
            <bdi id={nameId} className="block truncate text-along font-medium text-sm">
              {name}
            </bdi>
            <span className="block truncate text-muted-foreground text-xs">{t.switch.open}</span>
          </span>
          <ChevronsUpDown
            aria-hidden="true"
            className="size-4 shrink-0 text-muted-foreground in-data-[sidebar=collapsed]:hidden"
          />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start" side={isCollapsed ? 'right' : 'bottom'} className="w-60">
          <AccountItem href="/" name={t.switch.own} note={email} isCurrent={team === null} />
          {teams.map(({ slug, name: own, role }) => (
            <AccountItem
              key={slug}
              href={teamAddress(slug)}
              name={own}
              note={t.roles[role]}
              isCurrent={team !== null && readAccount(team.slug).team === slug}
            />
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  )
}

type AccountItemProps = { href: string; name: string; note: string; isCurrent: boolean }

function AccountItem({ href, name, note, isCurrent }: AccountItemProps) {
  return (
    <DropdownMenuLink href={href} aria-current={isCurrent ? 'true' : undefined}>
      <span className="min-w-0 flex-1 py-1.5">
        <bdi className="block truncate text-along font-medium">{name}</bdi>
        <bdi className="block truncate text-along text-muted-foreground text-xs">{note}</bdi>
      </span>
      {isCurrent && <Check aria-hidden="true" className="shrink-0 text-primary" />}
    </DropdownMenuLink>
  )
}
