import { type FormEvent, useState } from 'react'
import { DateControl } from '@/components/fields/date-control'
import { Field, FieldGroup } from '@/components/fields/field'
import { NumberBox } from '@/components/fields/number-box'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Switch } from '@/components/ui/switch'
import { useForKind } from '@/components/ui/team'
import { useToastFailure } from '@/components/ui/toast-failure'
import { useMinute } from '@/components/ui/use-minute'
import { toast } from '@/components/ui/use-toast'
import { useCreatePageLink } from '@/lib/client/page-links'
import { useSettings } from '@/lib/client/settings'
import { MAX_LINK_USES, pageLinkSchema } from '@/lib/pages/link-schema'
import { addDays, type CalendarDate } from '@/lib/scheduling/calendar-date'
import { startOfDate } from '@/lib/scheduling/zone'
import { localDate } from '@/lib/scheduling/zone-clock'
import { MAX_LINE } from '@/lib/shared/text/text'
import { check } from '@/messages/check'
import { useTexts } from '@/messages/react/texts-provider'
import type { LinkedPage } from './page-links'

type DialogProps = { page: LinkedPage; open: boolean; onClose: () => void }

export function NewLinkDialog({ page, open, onClose }: DialogProps) {
  const { t } = useTexts('pageLinks')
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={t.create.title} description={t.create.text}>
        <NewLinkForm page={page} onClose={onClose} />
      </DialogContent>
    </Dialog>
  )
}

/** Usual for one person, and for about a month. */
const USUAL_USES = 1
const USUAL_DAYS = 30

function NewLinkForm({ page: { id, timezone }, onClose }: Omit<DialogProps, 'open'>) {
  const t = useTexts('pageLinks').t.create
  const forKind = useForKind()
  const actions = useTexts('actions').t
  const toastFailure = useToastFailure()
  const create = useCreatePageLink(id)
  const { data: settings } = useSettings()
  const [note, setNote] = useState('')
  const [maxUses, setMaxUses] = useState<number | null>(USUAL_USES)
  const [lastDay, setLastDay] = useState<CalendarDate | '' | null>(null)
  const [isChecked, setChecked] = useState(false)
  const today = localDate(timezone, useMinute(0))
  const usesError = pageLinkSchema.shape.maxUses.safeParse(maxUses).error?.issues[0]?.message
  const dayError = lastDay === '' || (lastDay !== null && lastDay < today) ? check('invalidDate') : undefined

  async function submit(event: FormEvent) {
    event.preventDefault()
    // React passes the event on to the form around the dialog.
    event.stopPropagation()
    setChecked(true)
    if (create.isPending || usesError || dayError) return
    const expiresAt = lastDay ? new Date(startOfDate(timezone, addDays(lastDay, 1))).toISOString() : null
    try {
      await create.mutateAsync({ note: note.trim(), maxUses, expiresAt })
      toast({ title: t.done })
      onClose()
    } catch (error) {
      toastFailure(error, t.failed)
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field label={forKind(t.note)} hint={t.noteHint}>
        {(aria) => (
          <Input
            {...aria}
            autoComplete="off"
            maxLength={MAX_LINE}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <Field inline label={t.isLimited}>
        {(aria) => (
          <Switch
            {...aria}
            checked={maxUses !== null}
            onCheckedChange={(isOn) => setMaxUses(isOn ? USUAL_USES : null)}
          />
        )}
      </Field>
      {maxUses !== null && (
        <Field label={t.maxUses} hint={t.maxUsesHint} error={isChecked ? usesError : undefined}>
          {(aria) => <NumberBox {...aria} value={maxUses} onChange={setMaxUses} min={1} max={MAX_LINK_USES} />}
        </Field>
      )}
      <Field inline label={t.expires}>
        {(aria) => (
          <Switch
            {...aria}
            checked={lastDay !== null}
            onCheckedChange={(isOn) => setLastDay(isOn ? addDays(today, USUAL_DAYS) : null)}
          />
        )}
      </Field>
      {lastDay !== null && (
        <FieldGroup label={t.lastDay} hint={t.lastDayHint} error={isChecked ? dayError : undefined}>
          {(describedBy) => (
            <div className="flex">
              <DateControl
                ref={null}
                value={lastDay}
                onChange={setLastDay}
                onSettled={() => {}}
                dateFormat={settings?.dateFormat ?? 'MMM D YYYY'}
                weekStartDay={settings?.weekStartDay ?? 1}
                today={today}
                min={today}
                aria-describedby={describedBy}
                aria-invalid={isChecked && dayError ? true : undefined}
              />
            </div>
          )}
        </FieldGroup>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="outline" onClick={onClose}>
          {actions.cancel}
        </Button>
        <Button type="submit" pending={create.isPending}>
          {t.submit}
        </Button>
      </div>
    </form>
  )
}
