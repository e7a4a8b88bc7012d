import { useState } from 'react'
import type { Integration } from '@/lib/vocabulary/integration'
import { focusHeading } from '../layout/heading-focus'
import { Dialog, DialogContent } from '../ui/dialog'
import { toast } from '../ui/use-toast'
import { CaldavForm } from './caldav-form'

type CaldavDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; renews?: Integration }

/** Asks for a server and an app password. It stays while the server is asked, and until that lets us in. */
export function CaldavDialog({ open, onOpenChange, renews }: CaldavDialogProps) {
  const [isAsking, setIsAsking] = useState(false)

  function done({ account }: Integration) {
    onOpenChange(false)
    const description = `Your time slot pages can now check the calendars of ${account}, and bookings be written to them.`
    toast({ title: renews ? 'CalDAV renewed' : 'CalDAV connected', description })
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !isAsking && onOpenChange(next)}>
      <DialogContent
        title={renews ? 'Renew CalDAV' : 'Connect CalDAV'}
        description="Slotform asks the server before it keeps anything. The password is stored encrypted and never shown."
        // The card of a connected account has another button.
        onGone={focusHeading}
      >
        <CaldavForm renews={renews} onAsking={setIsAsking} onDone={done} onCancel={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  )
}
