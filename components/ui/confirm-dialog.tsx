'use client'

import * as Radix from 'radix-ui/alert-dialog'
import type { MouseEvent, ReactNode } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from './button'
import { buttonStyles } from './button-styles'
import { cn } from './cn'
import { overlayStyles, panelStyles } from './dialog-styles'
import { Spinner } from './spinner'
import { useReturnFocus } from './use-return-focus'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Paragraphs have a blank line between them. */
  description: string
  confirmLabel: string
  /** In place of “Cancel”, where that could mean the action. */
  keepLabel?: string
  /** The action cannot be undone: its button is red. */
  destructive?: boolean
  /** When given, the caller closes the dialog; it stays open while the action runs. */
  pending?: boolean
  onConfirm: () => void
  /** A second button that confirms; it is the primary one. */
  alternative?: { label: string; pending: boolean; onChoose: () => void }
  /** More controls below the description. */
  children?: ReactNode
}

/** Asks before something is deleted or taken offline. Cancel has the focus, so that Enter alone does no harm. */
export function ConfirmDialog({ alternative, ...props }: ConfirmDialogProps) {
  const { t } = useTexts('actions')
  const returnFocus = useReturnFocus()

  function confirm(event: MouseEvent) {
    if (props.pending !== undefined) event.preventDefault()
    if (!props.pending) props.onConfirm()
  }

  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        {/* Above the panel of a dialog that it asks about. */}
        <Radix.Overlay className={cn(overlayStyles, 'z-50')} />
        <Radix.Content className={cn(panelStyles, 'max-w-md')} {...returnFocus}>
          <Radix.Title className="font-semibold text-lg tracking-tight">{props.title}</Radix.Title>
          <Radix.Description className="mt-1.5 whitespace-pre-line text-muted-foreground text-sm">
            {props.description}
          </Radix.Description>
          {props.children && <div className="mt-4">{props.children}</div>}
          <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end">
            <Radix.Cancel className={buttonStyles({ variant: 'outline' })}>{props.keepLabel ?? t.cancel}</Radix.Cancel>
            <Radix.Action
              className={buttonStyles({ variant: props.destructive ? 'destructive' : 'default' })}
              aria-busy={props.pending || undefined}
              onClick={confirm}
            >
              {props.pending && <Spinner />}
              <span>{props.confirmLabel}</span>
            </Radix.Action>
            {alternative && (
              <Button pending={alternative.pending} onClick={alternative.onChoose}>
                {alternative.label}
              </Button>
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
