import { ExternalLink } from 'lucide-react'
import { useController, useFormContext } from 'react-hook-form'
import type { Settings } from '@/lib/settings/schema'
import type { SettingsFormValues } from '@/lib/settings/settings-form'
import { profilePath } from '@/lib/shared/profile'
import { isSlug, toSlugWords } from '@/lib/shared/text/slug'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { useErrorAt } from '../fields/field-errors'
import { FormSection } from '../fields/form-section'
import { CopyLink } from '../layout/copy-link'
import { Button } from '../ui/button'
import { buttonStyles } from '../ui/button-styles'
import { Input } from '../ui/input'
import { Switch } from '../ui/switch'
import { useForKind } from '../ui/team'

/** `stored`: the profile as it is now; its link is that of the saved username. */
export function PublicProfileSection({ stored }: { stored: Settings }) {
  const t = useTexts('settings').t.publicProfile
  const forKind = useForKind()
  const { register } = useFormContext<SettingsFormValues>()
  const error = useErrorAt<SettingsFormValues>('username')
  const { field } = useController<SettingsFormValues, 'showProfile'>({ name: 'showProfile' })
  const path = `/${profilePath(stored.username)}`
  return (
    <FormSection title={t.heading} isTitled={false}>
      <Field label={forKind(t.show)} inline>
        {(control) => <Switch {...control} ref={field.ref} checked={field.value} onCheckedChange={field.onChange} />}
      </Field>
      <Field label={t.username} hint={t.usernameHint} error={error} className="sm:max-w-sm">
        {(control) => (
          <span className="flex items-center gap-1.5">
            <span aria-hidden="true" className="whitespace-nowrap text-muted-foreground text-sm">
              {`/${profilePath('')}`}
            </span>
            <Input {...control} autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('username')} />
          </span>
        )}
      </Field>
      {field.value && <FitUsername />}
      {stored.showProfile && (
        <div className="flex flex-wrap gap-2">
          <a href={path} target="_blank" rel="noopener" className={buttonStyles({ variant: 'outline' })}>
            <ExternalLink aria-hidden="true" className="size-4" />
            {t.view}
          </a>
          <CopyLink path={path} variant="outline" />
        </div>
      )}
    </FormSection>
  )
}

/** A username of the sign-up may have a dot, a public address may not: what it may have, and one that is close. */
function FitUsername() {
  const { t, say } = useTexts('settings')
  const { setValue, setFocus, watch } = useFormContext<SettingsFormValues>()
  const typed = watch('username').trim().toLowerCase()
  if (isSlug(typed)) return null
  const offered = toSlugWords(typed)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-warning-soft px-4 py-2 text-sm text-warning-foreground">
      <p className="min-w-0 flex-1 basis-52">{t.publicProfile.unfit}</p>
      {isSlug(offered) && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            setValue('username', offered, { shouldDirty: true, shouldValidate: true })
            setFocus('username')
          }}
        >
          {say(t.publicProfile.use, { username: offered })}
        </Button>
      )}
    </div>
  )
}
