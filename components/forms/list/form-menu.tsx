import { Copy, EyeOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDuplicateForm } from '@/lib/client/forms'
import type { Form } from '@/lib/forms/form'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem } from '../../ui/dropdown-menu'
import { MoreMenuTrigger } from '../../ui/more-menu-trigger'
import { toast } from '../../ui/use-toast'
import { FAILURES, toastFailure } from '../failure'
import { DeleteFormDialog } from './delete-form-dialog'
import { UnpublishDialog } from './unpublish-dialog'

/** What is done seldom. What takes something away asks again. */
export function FormMenu({ form }: { form: Form }) {
  const [asked, setAsked] = useState<'unpublish' | 'delete' | null>(null)
  const duplicate = useDuplicateForm(form.id)
  const close = (isOpen: boolean) => !isOpen && setAsked(null)

  async function makeCopy() {
    try {
      const copy = await duplicate.mutateAsync()
      toast({ title: 'Form duplicated', description: `“${copy.title}” is a draft without responses.` })
    } catch (error) {
      toastFailure(error, FAILURES.duplicate)
    }
  }

  return (
    <>
      <DropdownMenu>
        <MoreMenuTrigger of={form.title} pending={duplicate.isPending} className="-mt-1" />
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => void makeCopy()}>
            <Copy aria-hidden="true" />
            Duplicate
          </DropdownMenuItem>
          {form.isPublished && (
            <DropdownMenuItem onSelect={() => setAsked('unpublish')}>
              <EyeOff aria-hidden="true" />
              Unpublish
            </DropdownMenuItem>
          )}
          <DropdownMenuItem destructive onSelect={() => setAsked('delete')}>
            <Trash2 aria-hidden="true" />
            Delete
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <UnpublishDialog form={form} open={asked === 'unpublish'} onOpenChange={close} />
      <DeleteFormDialog form={form} open={asked === 'delete'} onOpenChange={close} />
    </>
  )
}
