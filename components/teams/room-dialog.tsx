import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { ApiError } from '@/lib/client/request'
import { useSaveRoom } from '@/lib/client/rooms'
import { useSettings } from '@/lib/client/settings'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { issuesOfFields } from '@/lib/shared/field-issues'
import { type CreateRoomInput, createRoomSchema, type Room } from '@/lib/teams/room-schema'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { TimezoneField } from '../fields/timezone-field'
import { Button } from '../ui/button'
import { Dialog, DialogContent } from '../ui/dialog'
import { Input } from '../ui/input'
import { Textarea } from '../ui/textarea'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'

type RoomDialogProps = {
  /** The room, null for a new one; null is closed. */
  edited: { room: Room | null } | null
  timezones: readonly TimezoneOption[]
  onClose: () => void
}

export function RoomDialog({ edited, timezones, onClose }: RoomDialogProps) {
  const { rooms: t } = useTexts('teams').t
  return (
    <Dialog open={edited !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={edited?.room ? t.edit : t.add}>
        {edited && <RoomForm room={edited.room} timezones={timezones} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  )
}

const FIELDS = ['name', 'description', 'timezone'] as const

type RoomFormProps = Pick<RoomDialogProps, 'timezones' | 'onClose'> & { room: Room | null }

/** Keeps what was typed when the room cannot be saved. */
function RoomForm({ room, timezones, onClose }: RoomFormProps) {
  const { rooms: t } = useTexts('teams').t
  const actions = useTexts('actions').t
  const { data: settings } = useSettings()
  const toastFailure = useToastFailure()
  const save = useSaveRoom(room?.id)
  const form = useForm<CreateRoomInput>({
    resolver: zodResolver(createRoomSchema),
    defaultValues: {
      name: room?.name ?? '',
      description: room?.description ?? '',
      timezone: room?.timezone ?? settings?.timezone,
    },
  })
  const { errors } = form.formState

  async function submit(input: CreateRoomInput) {
    try {
      await save.mutateAsync(input)
      toast({ title: t.saved })
      onClose()
    } catch (error) {
      const issues = issuesOfFields(FIELDS, error instanceof ApiError ? error.issues : [])
      for (const { name, message } of issues) form.setError(name, { message }, { shouldFocus: true })
      if (issues.length === 0) toastFailure(error, t.saveFailed)
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
        <Field label={t.name} error={errors.name?.message}>
          {(control) => (
            <Input {...control} autoComplete="off" placeholder={t.nameExample} {...form.register('name')} />
          )}
        </Field>
        <Field label={t.description} error={errors.description?.message}>
          {(control) => (
            <Textarea {...control} rows={2} placeholder={t.descriptionExample} {...form.register('description')} />
          )}
        </Field>
        <TimezoneField timezones={timezones} timeFormat={settings?.timeFormat ?? '24h'} />
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button type="button" variant="outline" disabled={save.isPending} onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" pending={save.isPending} disabled={save.isPending}>
            {room ? actions.saveChanges : t.add}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
