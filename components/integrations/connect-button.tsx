import { type ComponentType, useState } from 'react'
import type { Integration, ProviderId } from '@/lib/shared/calendars/integration'
import { Button } from '../ui/button'
import { BigbluebuttonDialog } from './bigbluebutton-dialog'
import { CaldavDialog } from './caldav-dialog'
import { IcsDialog } from './ics-dialog'
import { LeaveButton } from './leave-button'

type ConnectButtonProps = Omit<Parameters<typeof LeaveButton>[0], 'path'> & {
  /** The provider's sign-in; null opens a dialog instead. */
  path: string | null
  provider: ProviderId
  /** The connection to renew. */
  renews?: Integration
}

/** Connects or renews an account. */
export function ConnectButton({ path, provider, renews, ...props }: ConnectButtonProps) {
  if (path !== null) return <LeaveButton path={path} {...props} />
  return <DialogButton provider={provider} renews={renews} {...props} />
}

type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void; renews?: Integration | undefined }

const DIALOGS: Partial<Record<ProviderId, ComponentType<DialogProps>>> = {
  ics: IcsDialog,
  bigbluebutton: BigbluebuttonDialog,
}

function DialogButton({ provider, renews, disabled, ...props }: Omit<ConnectButtonProps, 'path'>) {
  const [isOpen, setIsOpen] = useState(false)
  const Dialog = DIALOGS[provider] ?? CaldavDialog
  return (
    <>
      <Button {...props} disabled={disabled} onClick={() => setIsOpen(true)} />
      <Dialog open={isOpen} onOpenChange={setIsOpen} renews={renews} />
    </>
  )
}
