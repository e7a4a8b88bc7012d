import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { type IcsTyped, icsSchema } from '@/lib/calendars/screen/ics-schema'
import { useConnectIcs } from '@/lib/client/integrations'
import { ApiError } from '@/lib/client/request'
import type { Integration } from '@/lib/shared/calendars/integration'
import { issuesOfFields } from '@/lib/shared/field-issues'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { Button } from '../ui/button'
import { Input } from '../ui/input'
import { useToastFailure } from '../ui/toast-failure'

const FIELDS = ['url', 'name'] as const

type IcsFormProps = {
  renews: Integration | undefined
  onAsking: (isAsking: boolean) => void
  onDone: (integration: Integration) => void
  onCancel: () => void
}

/** Keeps the typed values when the calendar cannot be read. */
export function IcsForm({ renews, onAsking, onDone, onCancel }: IcsFormProps) {
  const { t } = useTexts('ics')
  const actions = useTexts('actions').t
  const toastFailure = useToastFailure()
  const connect = useConnectIcs()
  const form = useForm<IcsTyped>({
    // Checked as on the server, but sent as typed.
    resolver: zodResolver(icsSchema, undefined, { raw: true }),
    defaultValues: { url: '', name: renews?.account ?? '', ...(renews && { renew: renews.id }) },
  })
  const { errors } = form.formState

  useEffect(() => onAsking(connect.isPending), [connect.isPending, onAsking])

  async function submit(typed: IcsTyped) {
    try {
      onDone(await connect.mutateAsync(typed))
    } catch (error) {
      const issues = issuesOfFields(FIELDS, error instanceof ApiError ? error.issues : [])
      for (const { name, message } of issues) form.setError(name, { message }, { shouldFocus: true })
      if (issues.length === 0) toastFailure(error, t.failed, t.nothingStored)
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
      <Field label={t.address} hint={t.addressHint} error={errors.url?.message}>
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register('url')}
          />
        )}
      </Field>
      <Field label={t.name} hint={t.nameHint} error={errors.name?.message}>
        {(control) => <Input {...control} autoComplete="off" {...form.register('name')} />}
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button type="button" variant="outline" disabled={connect.isPending} onClick={onCancel}>
          {actions.cancel}
        </Button>
        <Button type="submit" pending={connect.isPending} disabled={connect.isPending}>
          {connect.isPending ? t.checking : renews ? t.submitRenewal : t.submit}
        </Button>
      </div>
    </form>
  )
}
