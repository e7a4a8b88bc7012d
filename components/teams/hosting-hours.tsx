import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useChangeHosting } from '@/lib/client/hosting'
import { ApiError } from '@/lib/client/request'
import { useSettings } from '@/lib/client/settings'
import type { Hosting } from '@/lib/pages/host-schema'
import { availabilities } from '@/lib/pages/rules-schema'
import { refuseNewNights } from '@/lib/pages/week-hours'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { issuesOfFields } from '@/lib/shared/field-issues'
import { timezone } from '@/lib/time/timezone'
import { QuietFormProvider } from '../fields/quiet-form-provider'
import { TimezoneField } from '../fields/timezone-field'
import { useStoredForm } from '../fields/use-stored-form'
import { UnsavedGuard } from '../layout/unsaved-guard'
import { HoursFields } from '../pages/editor/hours-fields'
import { Button } from '../ui/button'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'
import { useUndoToast } from '../ui/use-undo-toast'
import { useHostingTexts } from './use-hosting-texts'

type HostingHoursProps = { hosting: Hosting; timezones: readonly TimezoneOption[] }

/** The hours of a host for one page: those of the page, or their own within these. */
export function HostingHours({ hosting, timezones }: HostingHoursProps) {
  const { t, say } = useHostingTexts()
  const [isOpen, setOpen] = useState(false)
  if (hosting.availabilities === null && !isOpen) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-muted-foreground text-sm">{t.hoursOfPage}</p>
        <Button
          variant="outline"
          aria-label={say(t.setHoursOf, { title: hosting.page.title })}
          onClick={() => setOpen(true)}
        >
          {t.setHours}
        </Button>
      </div>
    )
  }
  return <OwnHours hosting={hosting} timezones={timezones} onDropped={() => setOpen(false)} />
}

const FIELDS = ['availabilities', 'timezone'] as const
type Values = { availabilities: NonNullable<Hosting['availabilities']>; timezone: string }

function OwnHours({ hosting, timezones, onDropped }: HostingHoursProps & { onDropped: () => void }) {
  const { t } = useHostingTexts()
  const { page, availabilities: stored, timezone: storedZone } = hosting
  const { data: settings } = useSettings()
  const change = useChangeHosting(page.id)
  const toastFailure = useToastFailure()
  const toastUndo = useUndoToast()
  const values = useMemo<Values>(
    () => ({ availabilities: stored ?? [], timezone: storedZone ?? page.timezone }),
    [stored, storedZone, page.timezone],
  )
  const resolver = useMemo(
    () =>
      zodResolver(
        z.object({ availabilities: availabilities.superRefine(refuseNewNights(stored ?? [])), timezone: timezone() }),
      ),
    [stored],
  )
  const form = useStoredForm<Values, Values>({ resolver, values })

  async function save({ availabilities: hours, timezone: zone }: Values) {
    try {
      await change.mutateAsync({ availabilities: hours, timezone: zone === page.timezone ? null : zone })
      form.reset({ availabilities: hours, timezone: zone })
      toast({ title: t.hoursSaved })
    } catch (error) {
      const issues = issuesOfFields(FIELDS, error instanceof ApiError ? error.issues : [])
      for (const { name, message } of issues) form.setError(name, { message })
      toastFailure(error, t.failed)
    }
  }

  async function drop() {
    const before = { availabilities: stored, timezone: storedZone }
    try {
      if (stored !== null) {
        await change.mutateAsync({ availabilities: null, timezone: null })
        toastUndo(t.hoursDropped, () => change.mutateAsync(before))
      }
      onDropped()
    } catch (error) {
      toastFailure(error, t.failed)
    }
  }

  return (
    <QuietFormProvider form={form}>
      <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(save)}>
        <p className="text-muted-foreground text-sm">{stored === null ? t.hoursHint : t.ownHours}</p>
        <TimezoneField timezones={timezones} timeFormat={settings?.timeFormat ?? '24h'} />
        <HoursFields />
        <div className="flex flex-wrap gap-2">
          <SaveHours isPending={change.isPending} onSave={form.handleSubmit(save)} />
          <Button variant="outline" disabled={change.isPending} onClick={() => void drop()}>
            {t.dropHours}
          </Button>
        </div>
      </form>
    </QuietFormProvider>
  )
}

/** Without any hours the host would never be free. */
function SaveHours({ isPending, onSave }: { isPending: boolean; onSave: () => Promise<unknown> }) {
  const { t } = useHostingTexts()
  const hours = useWatch<Values, 'availabilities'>({ name: 'availabilities' }) ?? []
  const { isDirty } = useFormState<Values>()
  return (
    <>
      <Button type="submit" pending={isPending} disabled={isPending || hours.length === 0}>
        {t.saveHours}
      </Button>
      <UnsavedGuard isDirty={isDirty} onSave={hours.length > 0 ? onSave : undefined} />
    </>
  )
}
