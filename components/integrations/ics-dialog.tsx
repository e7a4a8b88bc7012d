import { useState } from 'react'
import type { Integration } from '@/lib/shared/calendars/integration'
import { useTexts } from '@/messages/react/texts-provider'
import { Dialog, DialogContent } from '../ui/dialog'
import { toast } from '../ui/use-toast'
import { moveToCalendarStep } from './focus-calendar-step'
import { IcsForm } from './ics-form'

type IcsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; renews?: Integration }

/** Asks for the address of a calendar. Stays open until the calendar was read. */
export function IcsDialog({ open, onOpenChange, renews }: IcsDialogProps) {
  const { t, say } = useTexts('ics')
  const [isAsking, setIsAsking] = useState(false)

  function done({ account, calendarsChosen }: Integration) {
    if (!calendarsChosen) moveToCalendarStep()
    onOpenChange(false)
    toast({ title: renews ? t.renewed : t.connected, description: say(t.connectedText, { account }) })
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !isAsking && onOpenChange(next)}>
      <DialogContent title={renews ? t.renew : t.connect} description={t.intro}>
        <IcsForm renews={renews} onAsking={setIsAsking} onDone={done} onCancel={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  )
}
