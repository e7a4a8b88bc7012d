import { useFormContext, useWatch } from 'react-hook-form'
import { useSettings } from '@/lib/client/settings'
import type { SettingsFormValues } from '@/lib/settings/settings-form'
import { isAccent } from '@/lib/shared/accent'
import { useTexts } from '@/messages/react/texts-provider'
import { useProfileName } from '../layout/owner'
import { accentStyle } from '../visitor/shared/accent-style'
import { Host } from '../visitor/shared/host'

const SHOWN = ['fullName', 'bio', 'accent'] as const

/** The head of a booking page as it would look after saving now. */
export function BrandPreview() {
  const t = useTexts('settings').t.brand
  const { control } = useFormContext<SettingsFormValues>()
  const [fullName, bio, accent] = useWatch({ control, name: SHOWN })
  const { data: settings } = useSettings()
  const username = useProfileName()
  const typed = accent.trim().toLowerCase()
  const shown = isAccent(typed) ? typed : ''
  const brand = { bio: bio.trim(), accent: shown, face: settings?.face ?? null, logo: settings?.logo ?? null }
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 font-medium text-sm">{t.preview}</figcaption>
      <div style={accentStyle(shown)} className="grid gap-4 rounded-xl border bg-card p-4 [overflow-wrap:anywhere]">
        <Host name={fullName.trim() || username} brand={brand} />
        <p className="font-semibold text-lg tracking-tight">{t.previewTitle}</p>
        <span className="rounded-lg bg-primary px-4 py-2.5 text-center font-medium text-primary-foreground text-sm">
          {t.previewButton}
        </span>
      </div>
    </figure>
  )
}
