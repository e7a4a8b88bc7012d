import { type FormEvent, useState } from 'react'
import { ApiError } from '@/lib/client/request'
import { MAX_LINE } from '@/lib/shared/text/text'
import { MAX_WEBHOOK_URL, WEBHOOK_EVENTS, type WebhookEvent } from '@/lib/shared/webhooks'
import { createEndpointSchema, type WebhookEndpoint, type WebhookEndpointInput } from '@/lib/webhooks/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { Field, FieldGroup } from '../../fields/field'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Input } from '../../ui/input'
import { useToastFailure } from '../../ui/toast-failure'

type EndpointFormProps = {
  endpoint: WebhookEndpoint | undefined
  submitLabel: string
  onSave: (input: WebhookEndpointInput) => Promise<void>
  onCancel: () => void
}

export function EndpointForm({ endpoint, submitLabel, onSave, onCancel }: EndpointFormProps) {
  const { t } = useTexts('webhooks')
  const actions = useTexts('actions').t
  const toastFailure = useToastFailure()
  const [url, setUrl] = useState(endpoint?.url ?? '')
  const [description, setDescription] = useState(endpoint?.description ?? '')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(endpoint?.events ?? [])
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const [isSaving, setSaving] = useState(false)

  const noteErrors = (issues: readonly { path: string; message: string }[]) =>
    setErrors(new Map(issues.map(({ path, message }) => [path.split('.')[0] ?? '', message])))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    const input: WebhookEndpointInput = { url, description, events: [...events] }
    const checked = createEndpointSchema.safeParse(input)
    noteErrors(checked.error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? [])
    if (!checked.success) return
    setSaving(true)
    try {
      await onSave(input)
    } catch (error) {
      setSaving(false)
      if (error instanceof ApiError && error.issues.length > 0) noteErrors(error.issues)
      else toastFailure(error, t.saveFailed)
    }
  }

  const toggle = (event: WebhookEvent, isOn: boolean) =>
    setEvents(WEBHOOK_EVENTS.filter((one) => (one === event ? isOn : events.includes(one))))

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field label={t.form.url} hint={t.form.urlHint} error={errors.get('url')}>
        {(aria) => (
          <Input
            {...aria}
            type="url"
            dir="ltr"
            autoComplete="off"
            placeholder="https://"
            maxLength={MAX_WEBHOOK_URL}
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <Field label={t.form.note} error={errors.get('description')}>
        {(aria) => (
          <Input
            {...aria}
            autoComplete="off"
            maxLength={MAX_LINE}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
      <FieldGroup label={t.form.events} error={errors.get('events')}>
        {(describedBy) => (
          <div className="grid gap-x-4 sm:grid-cols-2">
            {WEBHOOK_EVENTS.map((event) => (
              <Field key={event} inline label={t.events[event]}>
                {(aria) => (
                  <Checkbox
                    {...aria}
                    aria-describedby={describedBy}
                    checked={events.includes(event)}
                    onCheckedChange={(isOn) => toggle(event, isOn === true)}
                  />
                )}
              </Field>
            ))}
          </div>
        )}
      </FieldGroup>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="outline" onClick={onCancel}>
          {actions.cancel}
        </Button>
        <Button type="submit" pending={isSaving}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
