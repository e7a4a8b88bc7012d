import { CalendarSync } from 'lucide-react'
import Link from 'next/link'
import { useController, useFormContext } from 'react-hook-form'
import { CalendarChooser } from '@/components/calendars/calendar-chooser'
import { FieldGroup } from '@/components/fields/field'
import { FormSection } from '@/components/fields/form-section'
import { Separator } from '@/components/ui/separator'
import { hasCalendars } from '@/lib/calendars/screen/calendar-groups'
import { useIntegrations } from '@/lib/client/integrations'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'

export function CalendarsSection() {
  const { t } = useTexts('pageEditor')
  const { control } = useFormContext<PageFormValues>()
  const conflicts = useController({ control, name: 'conflictCheckCalendars' })
  const targets = useController({ control, name: 'targetCalendars' })
  const { data: integrations = [] } = useIntegrations()
  const chosen = [conflicts, targets].flatMap(({ field }) => field.value ?? [])
  if (!integrations.some(hasCalendars) && chosen.length === 0) return <NothingConnected />
  return (
    <FormSection title={t.calendars.heading}>
      <FieldGroup label={t.calendars.conflicts} error={conflicts.fieldState.error?.message}>
        <p className={hintStyles}>{t.calendars.conflictsHint}</p>
        <CalendarChooser value={conflicts.field.value ?? []} onChange={conflicts.field.onChange} isForWriting={false} />
      </FieldGroup>
      <Separator />
      <FieldGroup label={t.calendars.targets} error={targets.fieldState.error?.message}>
        <p className={hintStyles}>{t.calendars.targetsHint}</p>
        <CalendarChooser value={targets.field.value ?? []} onChange={targets.field.onChange} isForWriting />
      </FieldGroup>
    </FormSection>
  )
}

const hintStyles = '-mt-1.5 mb-2 text-muted-foreground text-sm'

function NothingConnected() {
  const { t, locale } = useTexts('pageEditor')
  return (
    <FormSection title={t.calendars.heading}>
      <p className="flex items-start gap-3 text-muted-foreground text-sm">
        <CalendarSync aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
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
    </FormSection>
  )
}
