import { type FormEvent, useState } from 'react'
import { apiKeySchema, type CreatedApiKey, MAX_KEY_NAME } from '@/lib/api-keys/schema'
import { useCreateApiKey } from '@/lib/client/api-keys'
import { DAY_MS } from '@/lib/scheduling/units'
import type { Scope } from '@/lib/shared/scopes'
import { useTexts } from '@/messages/react/texts-provider'
import { Field, FieldGroup } from '../../fields/field'
import { Button } from '../../ui/button'
import { Input } from '../../ui/input'
import { NativeSelect } from '../../ui/native-select'
import { useToastFailure } from '../../ui/toast-failure'
import { RightsTable } from './rights-table'

const EXPIRY_DAYS = [30, 90, 365]
const USUAL_DAYS = 90

type FormProps = { onCreated: (created: CreatedApiKey) => void; onCancel: () => void }

export function NewKeyForm({ onCreated, onCancel }: FormProps) {
  const { t: words, say } = useTexts('apiKeys')
  const t = words.create
  const actions = useTexts('actions').t
  const toastFailure = useToastFailure()
  const create = useCreateApiKey()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>([])
  const [days, setDays] = useState<number | null>(USUAL_DAYS)
  const [isChecked, setChecked] = useState(false)
  const { name: nameCheck, scopes: scopesCheck } = apiKeySchema.shape
  const errorOf = (check: typeof nameCheck | typeof scopesCheck, value: unknown) =>
    isChecked ? check.safeParse(value).error?.issues[0]?.message : undefined

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (create.isPending || !nameCheck.safeParse(name).success || scopes.length === 0) return
    const expiresAt = days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString()
    try {
      onCreated(await create.mutateAsync({ name, scopes: [...scopes], expiresAt }))
    } catch (error) {
      toastFailure(error, t.failed)
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field label={t.name} hint={t.nameHint} error={errorOf(nameCheck, name)}>
        {(aria) => (
          <Input
            {...aria}
            autoComplete="off"
            maxLength={MAX_KEY_NAME}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <FieldGroup label={t.rights} hint={t.writeReads} error={errorOf(scopesCheck, scopes)}>
        {(describedBy) => <RightsTable scopes={scopes} onChange={setScopes} aria-describedby={describedBy} />}
      </FieldGroup>
      <Field label={t.expiry}>
        {(aria) => (
          <NativeSelect
            {...aria}
            value={days ?? ''}
            onChange={(event) => setDays(event.target.value === '' ? null : Number(event.target.value))}
          >
            {EXPIRY_DAYS.map((count) => (
              <option key={count} value={count}>
                {say(t.days, { count })}
              </option>
            ))}
            <option value="">{t.never}</option>
          </NativeSelect>
        )}
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="outline" onClick={onCancel}>
          {actions.cancel}
        </Button>
        <Button type="submit" pending={create.isPending}>
          {t.submit}
        </Button>
      </div>
    </form>
  )
}
