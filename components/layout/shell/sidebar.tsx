'use client'

import { PanelLeft } from 'lucide-react'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { Link } from '@/components/ui/link'
import { useTexts } from '@/messages/react/texts-provider'
import { Logo } from '../logo'
import type { HelpLinks } from '../nav-items'
import { PaletteField } from '../palette/palette-button'
import { AccountPanel } from './account-panel'
import { AccountSwitch, type SwitchedTeam } from './account-switch'
import { SidebarNav } from './sidebar-nav'

type SidebarProps = { help: HelpLinks; teams: readonly SwitchedTeam[]; isCollapsed: boolean; onToggle: () => void }

/** Its width follows from `data-sidebar` around it, which an inline script sets before React runs. */
export function Sidebar({ help, teams, isCollapsed, onToggle }: SidebarProps) {
  const { t } = useTexts('layout')
  return (
    <aside className="sticky top-0 hidden h-dvh w-64 print:hidden shrink-0 flex-col border-e transition-[width] duration-150 in-data-[sidebar=collapsed]:w-17 md:flex">
      <div className="flex h-16 shrink-0 items-center justify-between px-3">
        <Link href="/" className="flex min-h-11 items-center rounded-lg px-1.5 in-data-[sidebar=collapsed]:hidden">
          <Logo />
        </Link>
        <button
          type="button"
          aria-label={t.toggleSidebar}
          aria-expanded={!isCollapsed}
          onClick={onToggle}
          className={cn(buttonStyles({ variant: 'ghost', size: 'icon' }), 'text-muted-foreground')}
        >
          <PanelLeft aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </button>
      </div>
      <AccountSwitch teams={teams} isCollapsed={isCollapsed} />
      <PaletteField isCollapsed={isCollapsed} />
      <SidebarNav help={help} isCollapsed={isCollapsed} />
      <AccountPanel isCollapsed={isCollapsed} />
    </aside>
  )
}
