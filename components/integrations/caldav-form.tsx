import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type CaldavTyped, caldavSchema } from '@/lib/calendars/screen/caldav-schema'
import { useConnectCaldav } from '@/lib/client/integrations'
import { ApiError } from '@/lib/client/request'
import { CALDAV_SERVICES, findCaldavService, serviceOfServer } from '@/lib/shared/calendars/caldav-services'
import type { Integration } from '@/lib/shared/calendars/integration'
import { issuesOfFields } from '@/lib/shared/field-issues'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { Button } from '../ui/button'
import { Input } from '../ui/input'
import { NativeSelect } from '../ui/native-select'
import { useToastFailure } from '../ui/toast-failure'

const FIELDS = ['service', 'serverUrl', 'username', 'password'] as const

type CaldavFormProps = {
  renews: Integration | undefined
  onAsking: (isAsking: boolean) => void
  onDone: (integration: Integration) => void
  onCancel: () => void
}

/** Keeps the typed values when the server refuses them. */
export function CaldavForm({ renews, onAsking, onDone, onCancel }: CaldavFormProps) {
  const { t } = useTexts('caldav')
  const actions = useTexts('actions').t
  const toastFailure = useToastFailure()
  const connect = useConnectCaldav()
  const form = useForm<CaldavTyped>({
    // Checked as on the server, but sent as typed.
    resolver: zodResolver(caldavSchema, undefined, { raw: true }),
    defaultValues: valuesOf(renews),
  })
  const { errors } = form.formState
  const service = findCaldavService(useWatch({ control: form.control, name: 'service' }) ?? 'other')

  useEffect(() => onAsking(connect.isPending), [connect.isPending, onAsking])

  async function submit(typed: CaldavTyped) {
    try {
      onDone(await connect.mutateAsync(typed))
    } catch (error) {
      tell(error)
    }
  }

  function tell(error: unknown) {
    const issues = issuesOfFields(FIELDS, error instanceof ApiError ? error.issues : [])
    // A known service has no address field that could show an error.
    const shown = issues.filter(({ name }) => name !== 'serverUrl' || service.serverUrl === null)
    for (const { name, message } of shown) form.setError(name, { message }, { shouldFocus: true })
    if (shown.length === 0) toastFailure(error, t.failed, t.nothingStored)
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
      <Field label={t.service} error={errors.service?.message}>
        {(control) => (
          <NativeSelect {...control} {...form.register('service')}>
            {CALDAV_SERVICES.map(({ id, texts }) => (
              <option key={id} value={id}>
                {t.services[texts].name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {service.serverUrl === null && (
        <Field
          label={t.serverAddress}
          hint={service.id === 'nextcloud' ? t.nextcloudAddressHint : t.addressHint}
          error={errors.serverUrl?.message}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              {...form.register('serverUrl')}
            />
          )}
        </Field>
      )}
      <Field label={t.username} hint={t.services[service.texts].username} error={errors.username?.message}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register('username')}
          />
        )}
      </Field>
      <Field label={t.password} hint={t.services[service.texts].password} error={errors.password?.message}>
        {(control) => <Input {...control} type="password" autoComplete="off" {...form.register('password')} />}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          type="button"
          variant="outline"
          disabled={connect.isPending}
          onClick={onCancel}
          className="max-sm:flex-1"
        >
          {actions.cancel}
        </Button>
        <Button type="submit" pending={connect.isPending} disabled={connect.isPending} className="max-sm:flex-1">
          {connect.isPending ? t.checking : renews ? t.submitRenewal : t.submit}
        </Button>
      </div>
    </form>
  )
}

function valuesOf(renews: Integration | undefined): CaldavTyped {
  if (!renews?.server) return { service: 'icloud', serverUrl: '', username: '', password: '' }
  const { serverUrl, username } = renews.server
  return { service: serviceOfServer(serverUrl), serverUrl, username, password: '' }
}
