import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { FormSection } from '@/components/fields/form-section'
import { SwitchField } from '@/components/fields/switch-field'
import { Separator } from '@/components/ui/separator'
import { useForKind } from '@/components/ui/team'
import type { PageFormOutput, PageFormValues } from '@/lib/pages/page-editor'
import { isTimezone } from '@/lib/scheduling/zone-clock'
import { VISIBILITIES, type Visibility } from '@/lib/shared/booking-rules'
import { useTexts } from '@/messages/react/texts-provider'
import { PageLinks } from '../links/page-links'
import { ChoicePills } from './choice-pills'
import { EffectNote } from './effects/effect-note'

/** Everybody, or only those with a link, and if the profile lists it. `pageId` is absent for a new page, which has no links yet. */
export function VisibilitySection({ pageId }: { pageId: string | undefined }) {
  const { t } = useTexts('pageLinks')
  const { link } = useTexts('pageEditor').t
  const forKind = useForKind()
  const { control } = useFormContext<PageFormValues, unknown, PageFormOutput>()
  const { defaultValues } = useFormState({ control })
  const { field } = useController({ control, name: 'visibility' })
  const visibility: Visibility = field.value ?? 'public'
  const stored = pageId ? defaultValues?.visibility : visibility
  return (
    <FormSection title={t.visibility.heading} anchor="visibility">
      <ChoicePills
        label={t.visibility.label}
        options={VISIBILITIES.map((value) => ({ value, label: t.visibility.choices[value] }))}
        value={visibility}
        onChange={field.onChange}
      />
      {visibility === 'public' ? (
        <EffectNote>{stored !== 'public' && t.visibility.publicOnceSaved}</EffectNote>
      ) : (
        <EffectNote>{stored === 'secret' ? t.visibility.secret : t.visibility.secretOnceSaved}</EffectNote>
      )}
      {pageId && <Links pageId={pageId} visibility={visibility} />}
      {!pageId && visibility === 'secret' && (
        <p className="text-muted-foreground text-sm">{t.visibility.createFirst}</p>
      )}
      <Separator />
      <SwitchField control={control} name="showOnProfile" label={forKind(link.onProfile)} hint={link.onProfileHint} />
    </FormSection>
  )
}

function Links({ pageId, visibility }: { pageId: string; visibility: Visibility }) {
  const { t } = useTexts('pageLinks')
  const timezone = useWatch<PageFormValues, 'timezone'>({ name: 'timezone' })
  return (
    <>
      <Separator />
      <div className="grid gap-2">
        <h3 className="font-medium text-sm">{visibility === 'secret' ? t.heading : t.singleUse}</h3>
        <PageLinks page={{ id: pageId, timezone: isTimezone(timezone) ? timezone : 'UTC', visibility }} />
      </div>
    </>
  )
}
