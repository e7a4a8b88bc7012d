import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { groupCalendars } from '@/lib/calendars/screen/calendar-groups'
import { type CalendarUse, calendarUseOf } from '@/lib/calendars/screen/usage'
import { useCalendars } from '@/lib/client/calendars'
import { useChooseCalendars } from '@/lib/client/integrations'
import type { TimeSlotPage } from '@/lib/pages/schema'
import type { Settings } from '@/lib/settings/schema'
import { type Integration, PROVIDER_OF_TYPE } from '@/lib/shared/calendars/integration'
import { isReadOnly } from '@/lib/shared/calendars/providers'
import { useTexts } from '@/messages/react/texts-provider'
import { CalendarsNotLoaded } from '../calendars/calendars-not-loaded'
import { ChooserSkeleton } from '../calendars/chooser-skeleton'
import { Field, FieldGroup } from '../fields/field'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { NativeSelect } from '../ui/native-select'
import { pillStyles } from '../ui/pill-styles'
import { useAccountKind, useForKind } from '../ui/team'
import { useToastFailure } from '../ui/toast-failure'
import { toast } from '../ui/use-toast'
import { beginWithCalendarStep } from './focus-calendar-step'

type CalendarUseFormProps = {
  integration: Integration
  pages: readonly TimeSlotPage[]
  settings: Settings
  /** The owner has not answered yet: the presets hold, and the form cannot be closed without saving them. */
  isAsked: boolean
  onClose: () => void
}

/** Asks which calendars of one account block time, which one gets bookings, and on which pages. */
export function CalendarUseForm({ integration, pages, settings, isAsked, onClose }: CalendarUseFormProps) {
  const { t } = useTexts('integrations')
  const actions = useTexts('actions').t
  const toastFailure = useToastFailure()
  const headingId = useId()
  const isTeams = useAccountKind() === 'team'
  const [use, setUse] = useState(() => calendarUseOf(integration, pages, settings, { isTeams }))
  const choose = useChooseCalendars(integration.id)

  useEffect(() => {
    if (isAsked) beginWithCalendarStep()
  }, [isAsked])

  async function save(event: FormEvent) {
    event.preventDefault()
    try {
      await choose.mutateAsync(use)
      toast({ title: t.use.saved })
      onClose()
    } catch (error) {
      toastFailure(error, t.use.failed)
    }
  }

  return (
    <form
      aria-labelledby={headingId}
      onSubmit={(event) => void save(event)}
      className="grid gap-5 rounded-xl border bg-background p-4"
    >
      <div>
        <h4
          id={headingId}
          tabIndex={-1}
          data-calendar-step={isAsked || undefined}
          className="font-semibold outline-none"
        >
          {t.use.asks}
        </h4>
        {isAsked && <p className="mt-0.5 text-muted-foreground text-sm">{t.use.asksText}</p>}
      </div>
      <Calendars integration={integration} use={use} onChange={(change) => setUse({ ...use, ...change })} />
      {pages.length > 0 && (
        <Pages pages={pages} chosen={use.pageIds} onChange={(pageIds) => setUse({ ...use, pageIds })} />
      )}
      <p className="text-muted-foreground text-sm">{t.use.newPages}</p>
      <div className="flex flex-wrap justify-end gap-2">
        {!isAsked && (
          <Button variant="outline" disabled={choose.isPending} onClick={onClose} className="max-sm:flex-1">
            {actions.cancel}
          </Button>
        )}
        <Button type="submit" pending={choose.isPending} className="max-sm:flex-1">
          {choose.isPending ? t.use.saving : t.use.save}
        </Button>
      </div>
    </form>
  )
}

type CalendarsProps = { integration: Integration; use: CalendarUse; onChange: (change: Partial<CalendarUse>) => void }

function Calendars({ integration, use, onChange }: CalendarsProps) {
  const { t } = useTexts('integrations')
  const words = useTexts('calendars')
  const forKind = useForKind()
  const isTeams = useAccountKind() === 'team'
  const { data: calendars, isLoading, isError, isFetching, refetch } = useCalendars(true)
  if (isLoading) return <ChooserSkeleton accounts={1} />
  if (isError) return <CalendarsNotLoaded isTrying={isFetching} onRetry={() => refetch()} />
  const optionsOf = (chosen: readonly string[], isForWriting: boolean) =>
    groupCalendars({ calendars: calendars ?? [], connections: [integration], chosen, isForWriting }, words)
      .filter(({ id }) => id === integration.id)
      .flatMap(({ options }) => options)
  const { conflictCheckCalendars, targetCalendars } = use
  const targets = optionsOf(targetCalendars, true)
  return (
    <>
      {!isTeams && (
        <FieldGroup label={t.use.blocking} hint={t.use.blockingHint}>
          {optionsOf(conflictCheckCalendars, false).map(({ choice, name, isLost }) => {
            const isChosen = conflictCheckCalendars.includes(choice)
            return (
              <Ticked
                key={choice}
                label={name}
                isTicked={isChosen}
                // A calendar that could not be read may stay, and be given up.
                isDisabled={isLost && !isChosen}
                onTick={(isTicked) =>
                  onChange({ conflictCheckCalendars: toggled(conflictCheckCalendars, choice, isTicked) })
                }
              />
            )
          })}
        </FieldGroup>
      )}
      {!isReadOnly(PROVIDER_OF_TYPE[integration.type]) && (
        <Field label={forKind(t.use.booking)} hint={t.use.kept}>
          {(control) => (
            <NativeSelect
              {...control}
              value={targetCalendars[0] ?? ''}
              onChange={({ target }) => onChange({ targetCalendars: target.value ? [target.value] : [] })}
            >
              <option value="">{t.use.noBooking}</option>
              {targets.map(({ choice, name }) => (
                <option key={choice} value={choice}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
    </>
  )
}

type PagesProps = {
  pages: readonly TimeSlotPage[]
  /** Null for all. */
  chosen: string[] | null
  onChange: (chosen: string[] | null) => void
}

function Pages({ pages, chosen, onChange }: PagesProps) {
  const { t } = useTexts('integrations')
  const group = useId()
  const pill = (label: string, isOn: boolean, onPick: () => void): ReactNode => (
    <label className={pillStyles}>
      <input
        type="radio"
        name={group}
        checked={isOn}
        onChange={onPick}
        className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
      />
      {label}
    </label>
  )
  return (
    <FieldGroup label={t.use.pages}>
      <div className="flex flex-wrap gap-2">
        {pill(t.use.all, chosen === null, () => onChange(null))}
        {pill(t.use.some, chosen !== null, () => onChange(pages.map(({ id }) => id)))}
      </div>
      {chosen && (
        <div className="mt-1.5 max-h-64 overflow-y-auto">
          {pages.map(({ id, title }) => (
            <Ticked
              key={id}
              label={title}
              isTicked={chosen.includes(id)}
              onTick={(isTicked) => onChange(toggled(chosen, id, isTicked))}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

type TickedProps = { label: string; isTicked: boolean; isDisabled?: boolean; onTick: (isTicked: boolean) => void }

function Ticked({ label, isTicked, isDisabled, onTick }: TickedProps) {
  return (
    <Field inline label={label} className="[overflow-wrap:anywhere]">
      {({ id, ...aria }) => (
        <Checkbox
          id={id}
          {...aria}
          checked={isTicked}
          disabled={isDisabled}
          onCheckedChange={(checked) => onTick(checked === true)}
        />
      )}
    </Field>
  )
}

function toggled(list: readonly string[], entry: string, isIn: boolean): string[] {
  return isIn ? [...list, entry] : list.filter((other) => other !== entry)
}
