import { ArrowRightLeft, CalendarPlus, Copy, Eye, EyeOff, Scale, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useReceivers } from '@/components/layout/owner'
import { TransferDialog } from '@/components/share/transfer-dialog'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem } from '@/components/ui/dropdown-menu'
import { MoreMenuTrigger } from '@/components/ui/more-menu-trigger'
import { useToastFailure } from '@/components/ui/toast-failure'
import { useScreenRouter } from '@/components/ui/use-screen-router'
import { toast } from '@/components/ui/use-toast'
import { useDuplicateTimeSlotPage, useTransferPage } from '@/lib/client/time-slot-pages'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { DeleteDialog } from './delete-dialog'
import { PublishDialog } from './publish-dialog'

/** Rare actions; publishing and deleting ask for confirmation. */
export function PageMenu({ page }: { page: TimeSlotPage }) {
  const { t, say } = useTexts('pages')
  const actions = useTexts('actions').t
  const teams = useTexts('teams').t
  const fairness = useTexts('fairness').t
  const [asked, setAsked] = useState<'publish' | 'transfer' | 'delete' | null>(null)
  const router = useScreenRouter()
  const toastFailure = useToastFailure()
  const duplicate = useDuplicateTimeSlotPage(page.id)
  const transfer = useTransferPage(page.id)
  const receivers = useReceivers('pages:write')
  const close = (isOpen: boolean) => !isOpen && setAsked(null)

  async function makeCopy() {
    try {
      const copy = await duplicate.mutateAsync()
      toast({ title: t.duplicate.done, description: say(t.duplicate.note, { title: copy.title }) })
    } catch (error) {
      toastFailure(error, t.error, t.duplicate.failed)
    }
  }

  return (
    <>
      <DropdownMenu>
        <MoreMenuTrigger of={page.title} pending={duplicate.isPending} />
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => router.push(`/time-slot-pages/${page.id}`)}>
            <CalendarPlus aria-hidden="true" />
            {t.card.bookForGuest}
          </DropdownMenuItem>
          {page.hostGroups?.some(({ need }) => need !== 'all') && (
            <DropdownMenuItem onSelect={() => router.push(`/time-slot-pages/${page.id}/fairness`)}>
              <Scale aria-hidden="true" />
              {fairness.title}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => void makeCopy()}>
            <Copy aria-hidden="true" />
            {t.duplicate.label}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setAsked('publish')}>
            {page.isActive ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            {page.isActive ? actions.unpublish : actions.publish}
          </DropdownMenuItem>
          {receivers.length > 0 && (
            <DropdownMenuItem onSelect={() => setAsked('transfer')}>
              <ArrowRightLeft aria-hidden="true" />
              {teams.transfer.label}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem destructive onSelect={() => setAsked('delete')}>
            <Trash2 aria-hidden="true" />
            {actions.delete}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <PublishDialog page={page} open={asked === 'publish'} onOpenChange={close} />
      <TransferDialog
        title={page.title}
        textFor={({ name }) => {
          const { hosts, page: text } = teams.transfer
          return [text, name === null ? hosts.toPerson : page.hostGroups ? hosts.toTeam : hosts.fromPerson].join(' ')
        }}
        receivers={receivers}
        transfer={transfer}
        open={asked === 'transfer'}
        onOpenChange={close}
      />
      <DeleteDialog page={page} open={asked === 'delete'} onOpenChange={close} />
    </>
  )
}
