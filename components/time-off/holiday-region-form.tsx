import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useHolidayCountries, useSaveHolidays } from '@/lib/client/time-off'
import type { HolidayRegion } from '@/lib/shared/time-off'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { SearchSelect } from '../fields/search-select'
import { Button } from '../ui/button'
import { useToastFailure } from '../ui/toast-failure'
import { useHydrated } from '../ui/use-hydrated'
import { toast } from '../ui/use-toast'

type HolidayRegionFormProps = {
  region: HolidayRegion | null
  /** The owner's, in whose country they probably live. */
  zone: string
  /** Saved along, for an account that has no zone yet. */
  timezone: string | undefined
  onDone: () => void
  onCancel: (() => void) | undefined
}

/** A country and one of its regions. */
export function HolidayRegionForm({ region, zone, timezone, onDone, onCancel }: HolidayRegionFormProps) {
  const { t, language } = useTexts('timeOff')
  const actions = useTexts('actions').t
  const toastFailure = useToastFailure()
  const isHydrated = useHydrated()
  const { data: countries = [], isError } = useHolidayCountries(isHydrated, language)
  const save = useSaveHolidays()
  const [country, setCountry] = useState<string | null>(region?.country ?? null)
  const preset = useCountryOf(zone)
  const [code, setCode] = useState(region?.region ?? '')
  const [isWrong, setWrong] = useState(false)
  const chosen = countries.find((one) => one.country === (country ?? preset))
  const list = useFocusOnChange(region !== null)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setWrong(!chosen)
    if (!chosen) {
      list.current?.focus()
      return
    }
    const holidays = { country: chosen.country, region: code || null }
    try {
      await save.mutateAsync(timezone ? { holidays, timezone } : { holidays })
      toast({ title: t.holidays.saved })
      onDone()
    } catch (error) {
      toastFailure(error, t.holidays.failed, t.form.kept)
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t.holidays.country}
          error={isError ? t.holidays.regionsFailed : isWrong && !chosen ? t.holidays.noCountry : undefined}
        >
          {(control) => (
            <SearchSelect
              {...control}
              ref={list}
              label={t.holidays.country}
              options={countries.map((one) => ({ value: one.country, label: one.name }))}
              value={chosen?.country ?? ''}
              placeholder={t.holidays.noCountry}
              onChange={(value) => {
                setCountry(value)
                setCode('')
              }}
            />
          )}
        </Field>
        {chosen && chosen.regions.length > 0 && (
          <Field label={t.holidays.region}>
            {(control) => (
              <SearchSelect
                {...control}
                label={t.holidays.region}
                options={[
                  { value: '', label: t.holidays.wholeCountry },
                  ...chosen.regions.map((one) => ({ value: one.code, label: one.name })),
                ]}
                value={code}
                placeholder={t.holidays.wholeCountry}
                onChange={setCode}
              />
            )}
          </Field>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={save.isPending} disabled={countries.length === 0}>
          {region ? actions.saveChanges : t.holidays.save}
        </Button>
        {onCancel && (
          <Button variant="outline" disabled={save.isPending} onClick={onCancel}>
            {actions.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Null until the table of zones has loaded. */
function useCountryOf(zone: string): string | null {
  const [country, setCountry] = useState<string | null>(null)
  useEffect(() => {
    import('@/lib/scheduling/zone-country').then(
      ({ countryOfZone }) => setCountry(countryOfZone(zone)),
      () => undefined,
    )
  }, [zone])
  return country
}

/** Opened by a button that it replaces, the form takes the focus over. */
function useFocusOnChange(isOpenedByButton: boolean) {
  const list = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpenedByButton) list.current?.focus()
  }, [isOpenedByButton])
  return list
}
