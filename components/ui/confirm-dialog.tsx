'use client'

import * as Radix from 'radix-ui/alert-dialog'
import { buttonStyles } from './button-styles'
import { cn } from './cn'
import { overlayStyles, panelStyles } from './dialog-styles'
import { useReturnFocus } from './use-return-focus'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  confirmLabel: string
  /** The deed cannot be undone: its button is red. */
  destructive?: boolean
  onConfirm: () => void
}

/** Asks before something is deleted or taken offline. Cancel has the focus, so that Enter alone destroys nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyles} />
        <Radix.Content className={cn(panelStyles, 'max-w-md')} {...returnFocus}>
          <Radix.Title className="font-semibold text-lg tracking-tight">{props.title}</Radix.Title>
          <Radix.Description className="mt-1.5 text-muted-foreground text-sm">{props.description}</Radix.Description>
          <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Radix.Cancel className={buttonStyles({ variant: 'outline' })}>Cancel</Radix.Cancel>
            <Radix.Action
              className={buttonStyles({ variant: props.destructive ? 'destructive' : 'default' })}
              onClick={props.onConfirm}
            >
              {props.confirmLabel}
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
