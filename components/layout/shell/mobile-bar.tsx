'use client'

import { Menu, X } from 'lucide-react'
import * as Dialog from 'radix-ui/dialog'
import { useState } from 'react'
import { buttonStyles } from '@/components/ui/button-styles'
import { keepOpenForToast, overlayStyles } from '@/components/ui/dialog-styles'
import { Link } from '@/components/ui/link'
import { useReturnFocus } from '@/components/ui/use-return-focus'
import { useTexts } from '@/messages/react/texts-provider'
import { Logo } from '../logo'
import type { HelpLinks } from '../nav-items'
import { PaletteIcon } from '../palette/palette-button'
import { AccountPanel } from './account-panel'
import { AccountSwitch, type SwitchedTeam } from './account-switch'
import { SidebarNav } from './sidebar-nav'

/** On a phone the sidebar is a drawer behind a button. */
export function MobileBar({ help, teams }: { help: HelpLinks; teams: readonly SwitchedTeam[] }) {
  const { t } = useTexts('layout')
  const [isOpen, setOpen] = useState(false)
  const returnFocus = useReturnFocus()

  const iconButton = buttonStyles({ variant: 'ghost', size: 'icon' })
  return (
    <header className="sticky top-0 z-30 flex h-15 print:hidden items-center gap-2 border-b bg-background/90 px-2 backdrop-blur-sm md:hidden">
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Trigger aria-label={t.toggleSidebar} className={iconButton}>
          <Menu aria-hidden="true" className="size-5" />
        </Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className={`${overlayStyles} md:hidden`} />
          <Dialog.Content
            aria-describedby={undefined}
            onInteractOutside={keepOpenForToast}
            {...returnFocus}
            className="fixed inset-y-0 inset-s-0 z-50 flex w-72 max-w-[85vw] flex-col border-e bg-background shadow-xl transition-transform duration-200 ltr:starting:-translate-x-full rtl:starting:translate-x-full data-[state=closed]:animate-leave md:hidden"
          >
            <Dialog.Title className="sr-only">{t.navigation}</Dialog.Title>
            <div className="flex h-15 shrink-0 items-center justify-between pe-2 ps-4">
              <Logo />
              <Dialog.Close aria-label={t.closeSidebar} className={iconButton}>
                <X aria-hidden="true" className="size-5" />
              </Dialog.Close>
            </div>
            <AccountSwitch teams={teams} />
            <SidebarNav help={help} onNavigate={() => setOpen(false)} />
            <AccountPanel />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <Link href="/" className="flex min-h-11 items-center rounded-lg px-1">
        <Logo />
      </Link>
      <PaletteIcon />
    </header>
  )
}
