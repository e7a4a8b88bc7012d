import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { ApiError } from '@/lib/client/request'
import { useInvite } from '@/lib/client/teams'
import { issuesOfFields } from '@/lib/shared/field-issues'
import { type InviteInput, inviteSchema } from '@/lib/teams/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { Button } from '../ui/button'
import { Dialog, DialogContent } from '../ui/dialog'
import { Input } from '../ui/input'
import type { ShownTeam } from '../ui/team'
import { useReasonOf, useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'
import { RoleSelect } from './role-select'

type InviteDialogProps = { team: ShownTeam; open: boolean; onClose: () => void }

/** Asks whom to invite, and as what. */
export function InviteDialog({ team, open, onClose }: InviteDialogProps) {
  const { invite: t } = useTexts('teams').t
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={t.title} description={t.text}>
        <InviteForm team={team} onClose={onClose} />
      </DialogContent>
    </Dialog>
  )
}

const FIELDS = ['email', 'role'] as const

/** Keeps what was typed when the invitation is refused, and says why beside the address. */
function InviteForm({ team, onClose }: Omit<InviteDialogProps, 'open'>) {
  const { t: all } = useTexts('teams')
  const t = all.invite
  const actions = useTexts('actions').t
  const { roles } = useTexts('invitation').t
  const toastFailure = useToastFailure()
  const reasonOf = useReasonOf()
  const invite = useInvite(team.id)
  const form = useForm<InviteInput>({
    resolver: zodResolver(inviteSchema),
    defaultValues: { email: '', role: 'editor' },
  })
  const { errors } = form.formState

  async function submit(input: InviteInput) {
    try {
      await invite.mutateAsync(input)
      toast({ title: t.done, description: input.email })
      onClose()
    } catch (error) {
      const issues = issuesOfFields(FIELDS, error instanceof ApiError ? error.issues : [])
      for (const { name, message } of issues) form.setError(name, { message }, { shouldFocus: true })
      if (issues.length > 0) return
      const message = reasonOf(error)
      if (message) form.setError('email', { message }, { shouldFocus: true })
      else toastFailure(error, t.failed)
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
      <Field label={t.email} error={errors.email?.message}>
        {(control) => <Input {...control} type="email" dir="ltr" autoComplete="off" {...form.register('email')} />}
      </Field>
      <Controller
        control={form.control}
        name="role"
        render={({ field }) => (
          <Field label={all.members.role} hint={roles[field.value]} error={errors.role?.message}>
            {(control) => (
              <RoleSelect {...control} value={field.value} chosenBy={team.role} onChange={field.onChange} />
            )}
          </Field>
        )}
      />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button type="button" variant="outline" disabled={invite.isPending} onClick={onClose}>
          {actions.cancel}
        </Button>
        <Button type="submit" pending={invite.isPending} disabled={invite.isPending}>
          {t.submit}
        </Button>
      </div>
    </form>
  )
}
