import { CalendarPlus } from 'lucide-react'
import Link from 'next/link'
import { useController, useFormContext } from 'react-hook-form'
import { hasCalendars } from '@/lib/calendars/screen/calendar-groups'
import { useIntegrations } from '@/lib/client/integrations'
import type { SettingsFormValues } from '@/lib/settings/settings-form'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { CalendarChooser } from '../calendars/calendar-chooser'
import { CheckSentence } from '../fields/check-sentence'
import { FormSection } from '../fields/form-section'

export function DefaultCalendarsSection() {
  const { t } = useTexts('settings')
  const { control } = useFormContext<SettingsFormValues>()
  const { field, fieldState } = useController({ control, name: 'defaultCalendars' })
  const { data: integrations = [] } = useIntegrations()
  const isEmpty = !integrations.some(hasCalendars) && field.value.length === 0
  return (
    <FormSection title={t.calendars.heading} text={isEmpty ? t.calendars.intro : t.calendars.introWithOrder}>
      {isEmpty ? <NothingConnected /> : <CalendarChooser value={field.value} onChange={field.onChange} isForWriting />}
      {fieldState.error && (
        <p className="font-medium text-destructive text-sm">
          <CheckSentence of={fieldState.error.message} />
        </p>
      )}
    </FormSection>
  )
}

function NothingConnected() {
  const { t, locale } = useTexts('settings')
  return (
    <p className="flex items-start gap-3 text-muted-foreground text-sm">
      <CalendarPlus aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
      <span>
        {sayNodes(locale, t.calendars.none, {
          link: (words) => (
            <Link href="/integrations" className="font-medium text-primary underline underline-offset-4">
              {words}
            </Link>
          ),
        })}
      </span>
    </p>
  )
}
