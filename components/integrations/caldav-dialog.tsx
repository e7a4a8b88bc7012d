import { useState } from 'react'
import type { Integration } from '@/lib/shared/calendars/integration'
import { useTexts } from '@/messages/react/texts-provider'
import { Dialog, DialogContent } from '../ui/dialog'
import { toast } from '../ui/use-toast'
import { CaldavForm } from './caldav-form'
import { moveToCalendarStep } from './focus-calendar-step'

type CaldavDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; renews?: Integration }

/** Asks for a server and an app password. Stays open until the connection succeeds. */
export function CaldavDialog({ open, onOpenChange, renews }: CaldavDialogProps) {
  const { t, say } = useTexts('caldav')
  const [isAsking, setIsAsking] = useState(false)

  function done({ account, calendarsChosen }: Integration) {
    if (!calendarsChosen) moveToCalendarStep()
    onOpenChange(false)
    toast({ title: renews ? t.renewed : t.connected, description: say(t.connectedText, { account }) })
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !isAsking && onOpenChange(next)}>
      <DialogContent title={renews ? t.renew : t.connect} description={t.intro}>
        <CaldavForm renews={renews} onAsking={setIsAsking} onDone={done} onCancel={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  )
}
