'use client'

import { ArrowUpRight } from 'lucide-react'
import { cn } from '@/components/ui/cn'
import { Link } from '@/components/ui/link'
import { useTeam } from '@/components/ui/team'
import { Tooltip } from '@/components/ui/tooltip'
import { useScreenPath } from '@/components/ui/use-screen-router'
import { useIsHost } from '@/lib/client/hosting'
import { useTexts } from '@/messages/react/texts-provider'
import { type HelpLinks, helpItems, isCurrent, type NavItem, screens, shownTo } from '../nav-items'
import { useIsAdmin } from '../owner'
import { RequestCount } from './request-count'
import { foldedStyles, rowStyles } from './sidebar-styles'

type SidebarNavProps = {
  help: HelpLinks
  isCollapsed?: boolean
  /** Called when an entry is chosen: the drawer closes. */
  onNavigate?: () => void
}

export function SidebarNav({ help, isCollapsed, onNavigate }: SidebarNavProps) {
  const { t } = useTexts('layout')
  const role = useTeam()?.role ?? null
  const isHost = useIsHost()
  const isAdmin = useIsAdmin()
  const row = (item: NavItem, isSmall = false) => (
    <li key={item.name}>
      <Tooltip text={t.nav[item.name]} disabled={!isCollapsed}>
        <NavLink item={item} isSmall={isSmall} onNavigate={onNavigate} />
      </Tooltip>
    </li>
  )
  return (
    <nav aria-label={t.mainNavigation} className="flex flex-1 flex-col overflow-y-auto p-3">
      <ul className="flex flex-col gap-1">{shownTo(role, screens, { isHost, isAdmin }).map((item) => row(item))}</ul>
      <ul className="mt-auto flex flex-col pt-6">{helpItems(help).map((item) => row(item, true))}</ul>
    </nav>
  )
}

type NavLinkProps = { item: NavItem; isSmall: boolean; onNavigate?: () => void }

function NavLink({ item, isSmall, onNavigate, ...props }: NavLinkProps) {
  const { t } = useTexts('layout')
  const current = isCurrent(item, useScreenPath())
  const Icon = item.icon
  const external = item.isExternal ? { target: '_blank', rel: 'noreferrer', prefetch: false } : {}
  return (
    <Link
      {...props}
      {...external}
      href={item.href}
      onClick={onNavigate}
      aria-current={current ? 'page' : undefined}
      className={cn(
        rowStyles,
        'text-muted-foreground hover:bg-accent hover:text-foreground',
        isSmall && 'text-xs md:min-h-9',
        current &&
          'bg-primary-soft text-primary-soft-foreground hover:bg-primary-soft hover:text-primary-soft-foreground',
      )}
    >
      <Icon aria-hidden="true" className={cn('shrink-0', isSmall ? 'mx-0.5 size-4' : 'size-5')} strokeWidth={1.75} />
      <span className={cn('min-w-0 flex-1 truncate', foldedStyles)}>{t.nav[item.name]}</span>
      {item.name === 'meetings' && <RequestCount />}
      {item.isExternal && (
        <ArrowUpRight aria-hidden="true" className="size-3.5 shrink-0 in-data-[sidebar=collapsed]:hidden" />
      )}
    </Link>
  )
}
