'use client'

import { type FormEvent, useState } from 'react'
import type { InstanceInput, InstanceSettings } from '@/lib/admin/schema'
import { useChangeInstance } from '@/lib/client/admin'
import { ApiError } from '@/lib/client/request'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { LANGUAGES, OWNER_LANGUAGES } from '@/lib/shared/languages'
import { SIGN_UP_MODES, type SignUpMode } from '@/lib/shared/sign-up'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { FormSection } from '../fields/form-section'
import { SaveBar } from '../fields/save-bar'
import { PageHeader } from '../layout/page-header'
import { Button } from '../ui/button'
import { Input } from '../ui/input'
import { NativeSelect } from '../ui/native-select'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'

type Props = {
  settings: InstanceSettings
  /** Used where an admin has set nothing. */
  environment: { signUp: SignUpMode; signUpDomains: readonly string[] }
  timezones: readonly TimezoneOption[]
}

type Typed = Record<keyof InstanceSettings, string>
type Links = 'termsUrl' | 'privacyUrl' | 'imprintUrl' | 'supportUrl'

/** Edits the settings of the server. An empty field restores the value of the environment. */
export function InstanceScreen({ settings, environment, timezones }: Props) {
  const { t: all, say } = useTexts('admin')
  const t = all.instance
  const actions = useTexts('actions').t
  const toastFailure = useToastFailure()
  const { mutateAsync, isPending } = useChangeInstance()
  const [typed, setTyped] = useState(() => toTyped(settings))
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const change = (name: keyof Typed) => (event: { target: { value: string } }) =>
    setTyped((before) => ({ ...before, [name]: event.target.value }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    setErrors({})
    try {
      setTyped(toTyped(await mutateAsync(toInput(typed))))
      toast({ title: t.saved })
    } catch (failure) {
      const issues = failure instanceof ApiError ? failure.issues : []
      setErrors(Object.fromEntries(issues.map(({ path, message }) => [path.split('.')[0], message])))
      if (issues.length === 0) toastFailure(failure, t.failed)
    }
  }

  const text = (
    name: keyof Typed,
    label: string,
    more: { hint?: string; type?: string; placeholder?: string } = {},
  ) => (
    <Field label={label} hint={more.hint} error={errors[name]}>
      {(control) => (
        <Input
          {...control}
          type={more.type ?? 'text'}
          dir={name === 'name' ? 'auto' : 'ltr'}
          autoComplete="off"
          placeholder={more.placeholder}
          value={typed[name]}
          onChange={change(name)}
        />
      )}
    </Field>
  )
  const links: [Links, string][] = [
    ['termsUrl', t.terms],
    ['privacyUrl', t.privacy],
    ['imprintUrl', t.imprint],
    ['supportUrl', t.support],
  ]

  return (
    <>
      <PageHeader title={t.title} text={t.intro} />
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <FormSection title={t.signUpHeading} text={t.signUpText}>
          <Field label={t.signUp} error={errors.signUp}>
            {(control) => (
              <NativeSelect {...control} value={typed.signUp} onChange={change('signUp')}>
                <option value="">{say(t.fromEnvironment, { value: all.signUpModes[environment.signUp] })}</option>
                {SIGN_UP_MODES.map((mode) => (
                  <option key={mode} value={mode}>
                    {all.signUpModes[mode]}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          {(typed.signUp || environment.signUp) === 'domains' &&
            text('signUpDomains', t.domains, {
              hint: t.domainsHint,
              placeholder: environment.signUpDomains.join(', '),
            })}
        </FormSection>
        <FormSection title={t.linksHeading} text={t.linksText}>
          {links.map(([name, label]) => (
            <div key={name}>{text(name, label, { type: 'url', placeholder: 'https://' })}</div>
          ))}
        </FormSection>
        <FormSection title={t.generalHeading} text={t.generalText}>
          {text('name', t.name, { hint: t.nameHint })}
          <Field label={t.language} hint={t.languageHint} error={errors.language}>
            {(control) => (
              <NativeSelect {...control} value={typed.language} onChange={change('language')}>
                <option value="">{t.none}</option>
                {OWNER_LANGUAGES.map((code) => (
                  <option key={code} value={code} lang={code}>
                    {LANGUAGES[code].name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Field label={t.timezone} error={errors.timezone}>
            {(control) => (
              <NativeSelect {...control} value={typed.timezone} onChange={change('timezone')}>
                <option value="">{t.none}</option>
                {timezones.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        </FormSection>
        <SaveBar>
          <Button type="submit" pending={isPending}>
            {actions.saveChanges}
          </Button>
        </SaveBar>
      </form>
    </>
  )
}

function toTyped(settings: InstanceSettings): Typed {
  const { signUpDomains, ...others } = settings
  const texts = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, value ?? '']))
  return { ...texts, signUpDomains: signUpDomains?.join(', ') ?? '' } as Typed
}

/** Checked by the server, whose answer names the fields. */
function toInput(typed: Typed): InstanceInput {
  return Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value.trim() || null]),
  ) as unknown as InstanceInput
}
