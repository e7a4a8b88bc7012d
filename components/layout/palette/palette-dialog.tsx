import { X } from 'lucide-react'
import * as Dialog from 'radix-ui/dialog'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { keepOpenForToast, overlayStyles, panelStyles } from '@/components/ui/dialog-styles'
import { useReturnFocus } from '@/components/ui/use-return-focus'
import { useTexts } from '@/messages/react/texts-provider'
import type { HelpLinks } from '../nav-items'
import { showOverlay } from './overlay'
import { PaletteSearch } from './palette-search'

/** Search over screens, actions, pages, forms, meetings to come, people and responses. */
export function PaletteDialog({ help, open }: { help: HelpLinks; open: boolean }) {
  const { t } = useTexts('palette')
  const ui = useTexts('ui').t
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && showOverlay(null)}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayStyles} />
        <Dialog.Content
          aria-describedby={undefined}
          onInteractOutside={keepOpenForToast}
          {...useReturnFocus()}
          className={cn(panelStyles, 'mt-[max(1rem,10dvh)] mb-auto max-w-xl overflow-hidden p-0')}
        >
          <Dialog.Title className="sr-only">{t.title}</Dialog.Title>
          <PaletteSearch help={help} />
          <Dialog.Close
            aria-label={ui.close}
            className={cn(buttonStyles({ variant: 'ghost', size: 'icon' }), 'absolute top-1.5 inset-e-1.5')}
          >
            <X aria-hidden="true" className="size-4" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
