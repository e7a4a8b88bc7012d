'use client'

import type { ReactNode } from 'react'
import { useNonce } from '@/components/ui/nonce'
import { useTexts } from '@/messages/react/texts-provider'
import { restoreAppearance, useAppliedAppearance } from '../appearance'
import { HeadingFocus } from '../heading-focus'
import { HydrationGate } from '../hydration-gate'
import { InlineScript } from '../inline-script'
import type { HelpLinks } from '../nav-items'
import { ShellOverlays } from '../palette/shell-overlays'
import type { SwitchedTeam } from './account-switch'
import { MobileBar } from './mobile-bar'
import { RenewalBanner } from './renewal-banner'
import { RequestAnnouncer } from './request-count'
import { Sidebar } from './sidebar'
import { restoreSidebar, useSidebarCollapsed } from './sidebar-state'

type AppShellProps = { help: HelpLinks; teams: readonly SwitchedTeam[]; children: ReactNode }

/** Sidebar, banner and scripts around a signed-in screen. */
export function AppShell({ help, teams, children }: AppShellProps) {
  const { t } = useTexts('layout')
  const [isCollapsed, toggle] = useSidebarCollapsed()
  const nonce = useNonce()
  useAppliedAppearance()
  return (
    <div data-sidebar={isCollapsed ? 'collapsed' : 'expanded'} className="md:flex" suppressHydrationWarning>
      <InlineScript code={restoreAppearance} nonce={nonce} />
      <InlineScript code={restoreSidebar} nonce={nonce} />
      <a
        href="#main"
        className="fixed top-3 inset-s-3 z-60 print:hidden -translate-y-24 rounded-lg bg-primary px-4 py-3 font-medium text-primary-foreground text-sm shadow-lg focus:translate-y-0"
      >
        {t.skipToContent}
      </a>
      <HydrationGate>
        <Sidebar help={help} teams={teams} isCollapsed={isCollapsed} onToggle={toggle} />
        <div className="min-w-0 flex-1">
          <MobileBar help={help} teams={teams} />
          <RenewalBanner />
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto max-w-5xl px-4 py-4 outline-none sm:py-8 has-data-wide:max-w-[100rem] md:px-8 md:py-10 has-data-wide:md:px-6"
          >
            {children}
          </main>
        </div>
      </HydrationGate>
      <HeadingFocus />
      <RequestAnnouncer />
      <ShellOverlays help={help} />
    </div>
  )
}
