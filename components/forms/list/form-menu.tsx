import { ArrowRightLeft, Copy, EyeOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDuplicateForm, useTransferForm } from '@/lib/client/forms'
import type { Form } from '@/lib/forms/form'
import { useTexts } from '@/messages/react/texts-provider'
import { useReceivers } from '../../layout/owner'
import { TransferDialog } from '../../share/transfer-dialog'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem } from '../../ui/dropdown-menu'
import { MoreMenuTrigger } from '../../ui/more-menu-trigger'
import { toast } from '../../ui/use-toast'
import { useFormFailure } from '../failure'
import { DeleteFormDialog } from './delete-form-dialog'
import { UnpublishDialog } from './unpublish-dialog'

/** The rarer actions on a form. Unpublishing and deleting ask first. */
export function FormMenu({ form }: { form: Form }) {
  const { t, say } = useTexts('forms')
  const teams = useTexts('teams').t
  const toastFailure = useFormFailure()
  const [asked, setAsked] = useState<'unpublish' | 'transfer' | 'delete' | null>(null)
  const duplicate = useDuplicateForm(form.id)
  const transfer = useTransferForm(form.id)
  const receivers = useReceivers('forms:write')
  const close = (isOpen: boolean) => !isOpen && setAsked(null)

  async function makeCopy() {
    try {
      const copy = await duplicate.mutateAsync()
      toast({ title: t.duplicate.done, description: say(t.duplicate.note, { title: copy.title }) })
    } catch (error) {
      toastFailure(error, t.failures.duplicate)
    }
  }

  return (
    <>
      <DropdownMenu>
        <MoreMenuTrigger of={form.title} pending={duplicate.isPending} className="-mt-1" />
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => void makeCopy()}>
            <Copy aria-hidden="true" />
            {t.duplicate.label}
          </DropdownMenuItem>
          {form.isPublished && (
            <DropdownMenuItem onSelect={() => setAsked('unpublish')}>
              <EyeOff aria-hidden="true" />
              {t.unpublish.label}
            </DropdownMenuItem>
          )}
          {receivers.length > 0 && (
            <DropdownMenuItem onSelect={() => setAsked('transfer')}>
              <ArrowRightLeft aria-hidden="true" />
              {teams.transfer.label}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem destructive onSelect={() => setAsked('delete')}>
            <Trash2 aria-hidden="true" />
            {t.delete.label}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <UnpublishDialog form={form} open={asked === 'unpublish'} onOpenChange={close} />
      <TransferDialog
        title={form.title}
        textFor={() => teams.transfer.form}
        receivers={receivers}
        transfer={transfer}
        open={asked === 'transfer'}
        onOpenChange={close}
      />
      <DeleteFormDialog form={form} open={asked === 'delete'} onOpenChange={close} />
    </>
  )
}
