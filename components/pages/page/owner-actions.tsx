import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { Link } from '@/components/ui/link'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { PublishDialog } from '../list/publish-dialog'

export function OwnerActions({ page }: { page: TimeSlotPage }) {
  const actions = useTexts('actions').t
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Link href={`/time-slot-pages/${page.id}/edit`} className={buttonStyles({ variant: 'outline' })}>
        <Pencil aria-hidden="true" className="size-4" />
        {actions.edit}
      </Link>
      <Button variant={page.isActive ? 'outline' : 'default'} onClick={() => setIsAsked(true)}>
        {page.isActive ? actions.unpublish : actions.publish}
      </Button>
      <PublishDialog page={page} open={isAsked} onOpenChange={setIsAsked} />
    </>
  )
}
