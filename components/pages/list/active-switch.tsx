import { useState } from 'react'
import { Switch } from '@/components/ui/switch'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { PublishDialog } from './publish-dialog'

/** Publishes or unpublishes the page, once that is confirmed. */
export function ActiveSwitch({ page }: { page: TimeSlotPage }) {
  const { t, say } = useTexts('pages')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Switch
        className="mt-2.5"
        aria-label={say(t.card.takesBookings, { title: page.title })}
        checked={page.isActive}
        onCheckedChange={() => setAsking(true)}
      />
      <PublishDialog page={page} open={isAsking} onOpenChange={setAsking} />
    </>
  )
}
