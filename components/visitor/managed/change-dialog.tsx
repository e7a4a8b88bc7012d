import { type ReactNode, useEffect, useId, useRef } from 'react'
import { dialogFoot, dialogPart, sheet, sheetDialog } from '@/components/ui/sheet-styles'
import { useKeyboardRoom } from '@/components/ui/use-keyboard-room'
import { CloseIcon } from '../shared/fact-icons'

type Props = {
  title: string
  /** The name of the button that closes it. */
  closeLabel: string
  isOpen: boolean
  /** An alert among the children comes into sight when this changes. */
  alert: unknown
  /** The buttons, which never scroll away. */
  foot: ReactNode
  children: ReactNode
  onClose: () => void
  onSubmit: (message: string) => void
}

/** Asks before a booking is changed: a sheet on a phone. It stays in the page while it is closed, with what was typed. */
export function ChangeDialog({ title, closeLabel, isOpen, alert, foot, children, onClose, onSubmit }: Props) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useKeyboardRoom(dialog, isOpen)

  useEffect(() => {
    const { current } = dialog
    if (!current || current.open === isOpen) return
    if (isOpen) current.showModal()
    else current.close()
  }, [isOpen])

  useEffect(() => {
    if (alert) dialog.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [alert])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do what a click beside the dialog does
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={sheetDialog}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A browser may close it in spite of us, on the second Escape.
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <form
        noValidate
        className={`${sheet} whitespace-normal`}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(String(new FormData(event.currentTarget).get('message')).trim())
        }}
      >
        <div className={`${dialogPart} flex shrink-0 items-center justify-between border-b py-2`}>
          <h2 id={titleId} className="font-semibold text-lg tracking-tight">
            {title}
          </h2>
          <button type="button" aria-label={closeLabel} className="icon-button -me-3" onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <div className={`${dialogPart} grid min-h-0 flex-1 gap-4 overflow-y-auto overscroll-contain pt-4 pb-5`}>
          {children}
        </div>
        <div className={`${dialogPart} ${dialogFoot} flex shrink-0 flex-wrap gap-2 *:grow *:whitespace-nowrap`}>
          {foot}
        </div>
      </form>
    </dialog>
  )
}
