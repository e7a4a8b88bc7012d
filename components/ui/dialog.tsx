'use client'

import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { buttonStyles } from './button-styles'
import { cn } from './cn'
import { keepOpenForToast, overlayStyles, panelStyles } from './dialog-styles'
import { useReturnFocus } from './use-return-focus'

export const Dialog = Radix.Root
export const DialogTrigger = Radix.Trigger

type DialogContentProps = Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  title: string
  description?: ReactNode
  /** Gives the focus to the panel instead of its first button: for what is read before anything is pressed. */
  isRead?: boolean
  /** Out of sight while a dialog that was opened from it is there. */
  isBehind?: boolean
}

/** `title` is required, since it names the dialog. */
export function DialogContent({
  title,
  description,
  isRead = false,
  isBehind = false,
  className,
  children,
  ...props
}: DialogContentProps) {
  const { t } = useTexts('ui')
  const returnFocus = useReturnFocus()
  return (
    <Radix.Portal>
      <Radix.Overlay className={cn(overlayStyles, isBehind && 'invisible')} />
      <Radix.Content
        className={cn(panelStyles, 'max-w-lg', isRead && 'outline-none', isBehind && 'invisible', className)}
        onInteractOutside={keepOpenForToast}
        {...returnFocus}
        onOpenAutoFocus={(event) => {
          returnFocus.onOpenAutoFocus()
          if (!isRead) return
          event.preventDefault()
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
        }}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...props}
      >
        <Radix.Title className="pe-10 font-semibold text-lg tracking-tight">{title}</Radix.Title>
        {description && (
          <Radix.Description className="mt-1.5 text-muted-foreground text-sm">{description}</Radix.Description>
        )}
        {children && <div className="mt-5">{children}</div>}
        <Radix.Close
          aria-label={t.close}
          className={cn(
            buttonStyles({ variant: 'ghost', size: 'icon' }),
            'absolute top-[calc(var(--edge)-0.5rem)] inset-e-[calc(var(--edge)-0.75rem)]',
          )}
        >
          <X aria-hidden="true" className="size-4" />
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  )
}
