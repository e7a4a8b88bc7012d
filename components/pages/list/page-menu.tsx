import { CalendarPlus, Eye, EyeOff, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem } from '@/components/ui/dropdown-menu'
import { MoreMenuTrigger } from '@/components/ui/more-menu-trigger'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { DeleteDialog } from './delete-dialog'
import { PublishDialog } from './publish-dialog'

/** What is done seldom, and never without being asked again. */
export function PageMenu({ page }: { page: TimeSlotPage }) {
  const [asked, setAsked] = useState<'publish' | 'delete' | null>(null)
  const router = useRouter()
  const close = (isOpen: boolean) => !isOpen && setAsked(null)
  return (
    <>
      <DropdownMenu>
        <MoreMenuTrigger of={page.title} />
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => router.push(`/time-slot-pages/${page.id}`)}>
            <CalendarPlus aria-hidden="true" />
            Book for a guest
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setAsked('publish')}>
            {page.isActive ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            {page.isActive ? 'Unpublish' : 'Publish'}
          </DropdownMenuItem>
          <DropdownMenuItem destructive onSelect={() => setAsked('delete')}>
            <Trash2 aria-hidden="true" />
            Delete
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <PublishDialog page={page} open={asked === 'publish'} onOpenChange={close} />
      <DeleteDialog page={page} open={asked === 'delete'} onOpenChange={close} />
    </>
  )
}
