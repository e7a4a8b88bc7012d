import { type SubmitEvent, useId, useState } from 'react'
import { useHolidayCountries, useSaveHolidays } from '@/lib/client/time-off'
import type { HolidayCountry } from '@/lib/time-off/schema'
import type { HolidayRegion } from '@/lib/vocabulary/time-off'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { Button } from '../ui/button'
import { Input } from '../ui/input'
import { NativeSelect } from '../ui/native-select'
import { useToastFailure } from '../ui/toast-failure'
import { useHydrated } from '../ui/use-hydrated'
import { toast } from '../ui/use-toast'

type HolidayRegionFormProps = {
  region: HolidayRegion | null
  /** Saved along, for an account that has no zone yet. */
  timezone: string | undefined
  onDone: () => void
  onCancel: (() => void) | undefined
}

/** A country that is found by typing, and one of its regions. */
export function HolidayRegionForm({ region, timezone, onDone, onCancel }: HolidayRegionFormProps) {
  const { t } = useTexts('timeOff')
  const actions = useTexts('actions').t
  const toastFailure = useToastFailure()
  const isHydrated = useHydrated()
  const listId = useId()
  const { data: countries = [], isError } = useHolidayCountries(isHydrated)
  const save = useSaveHolidays()
  const [typed, setTyped] = useState<string | null>(null)
  const [code, setCode] = useState(region?.region ?? '')
  const [isWrong, setWrong] = useState(false)
  const stored = countries.find(({ country }) => country === region?.country)
  const text = typed ?? stored?.name ?? ''
  const chosen = findCountry(countries, text)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setWrong(!chosen)
    if (!chosen) return
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
          error={isError ? t.holidays.regionsFailed : isWrong && !chosen ? t.holidays.countryUnknown : undefined}
        >
          {(control) => (
            <Input
              {...control}
              list={listId}
              placeholder={t.holidays.countryExample}
              autoComplete="off"
              disabled={!isHydrated}
              value={text}
              onChange={(event) => {
                setTyped(event.target.value)
                setCode('')
              }}
            />
          )}
        </Field>
        <datalist id={listId}>
          {countries.map(({ country, name }) => (
            <option key={country} value={name} />
          ))}
        </datalist>
        {chosen && chosen.regions.length > 0 && (
          <Field label={t.holidays.region}>
            {(control) => (
              <NativeSelect {...control} value={code} onChange={(event) => setCode(event.target.value)}>
                <option value="">{t.holidays.wholeCountry}</option>
                {chosen.regions.map((one) => (
                  <option key={one.code} value={one.code}>
                    {one.name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={save.isPending} disabled={!isHydrated || countries.length === 0}>
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

/** By its name or code, as far as they are typed in any case. */
function findCountry(countries: readonly HolidayCountry[], typed: string): HolidayCountry | undefined {
  const text = typed.trim().toLowerCase()
  return countries.find(({ country, name }) => name.toLowerCase() === text || country.toLowerCase() === text)
}
