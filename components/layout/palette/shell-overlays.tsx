import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import type { HelpLinks } from '../nav-items'
import { showOverlay, useOverlay } from './overlay'
import { ShortcutsDialog } from './shortcuts-dialog'
import { usePaletteKey } from './use-palette-key'

/** Loaded when it is first opened. */
const PaletteDialog = dynamic(() => import('./palette-dialog').then((module) => module.PaletteDialog), { ssr: false })

/** The dialogs that every owner's screen has. */
export function ShellOverlays({ help }: { help: HelpLinks }) {
  const overlay = useOverlay()
  const isPaletteOpen = overlay === 'palette'
  // It stays on the page from the first time on, so that closing can move the focus back.
  const [isAsked, setAsked] = useState(false)
  usePaletteKey(isPaletteOpen)
  useEffect(() => {
    if (isPaletteOpen) setAsked(true)
  }, [isPaletteOpen])
  return (
    <>
      {isAsked && <PaletteDialog help={help} open={isPaletteOpen} />}
      <ShortcutsDialog
        open={overlay === 'shortcuts'}
        onOpenChange={(isOpen) => showOverlay(isOpen ? 'shortcuts' : null)}
      />
    </>
  )
}
