import { type FocusEvent, useEffect, useMemo, useState } from 'react'
import { ChevronIcon } from '@/components/ui/icons'
import { fieldOf } from '@/lib/forms/answers/draft-answers'
import { COUNTRIES } from '@/lib/shared/countries'
import { ADDRESS_PARTS, type AddressPart } from '@/lib/shared/forms/address-parts'
import { useTexts } from '@/messages/react/texts-provider'
import type { ControlProps } from './control-props'
import { toParts } from './parts'
import { look } from './text-control'

const COMPLETED_BY: Record<AddressPart, string> = {
  line1: 'address-line1',
  line2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  country: 'country',
}

/** Without these there is no address. */
const NEEDED: readonly AddressPart[] = ['line1', 'city']

export function AddressControl({ question, id, answer, isInvalid, describedBy, onChange, onLeave }: ControlProps) {
  const { t, locale } = useTexts('answerControls')
  const given = toParts(answer)
  const countries = useCountries(locale)
  const put = (part: AddressPart, text: string) => onChange({ ...given, [part]: text })

  const fieldsOf = (part: AddressPart) => ({
    id: `${id}${part}`,
    name: fieldOf(question.id, part),
    value: given[part] ?? '',
    autoComplete: COMPLETED_BY[part],
    'aria-required': (question.isRequired && NEEDED.includes(part)) || undefined,
    'aria-invalid': (isInvalid && (given[part] ?? '') === '' && NEEDED.includes(part)) || undefined,
    className: `${look} h-12`,
  })

  function leave(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the question stands above
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={describedBy}
      onBlur={leave}
      className="grid gap-3 @xl:grid-cols-2"
    >
      {ADDRESS_PARTS.map((part) => (
        <div key={part} className={`grid content-start gap-1.5 ${part.startsWith('line') ? 'col-span-full' : ''}`}>
          <label htmlFor={`${id}${part}`} className="text-sm">
            {t.address[part]}
          </label>
          {part === 'country' ? (
            <span className="relative block min-w-0">
              <select
                {...fieldsOf(part)}
                className={`${look} h-12 appearance-none truncate pe-10`}
                onChange={(event) => put(part, event.currentTarget.value)}
              >
                <option value="">{t.choose}</option>
                {countries.map(({ code, name }) => (
                  // The server and the browser may know a country by different names.
                  <option key={code} value={code} className="bg-popover" suppressHydrationWarning>
                    {name}
                  </option>
                ))}
              </select>
              <span className="pointer-events-none absolute inset-y-0 inset-e-3.5 grid place-items-center text-muted-foreground">
                <ChevronIcon to="down" />
              </span>
            </span>
          ) : (
            <input type="text" {...fieldsOf(part)} onChange={(event) => put(part, event.currentTarget.value)} />
          )}
        </div>
      ))}
    </div>
  )
}

/** By their names once the page is the browser's: the server may sort other ones. */
function useCountries(locale: string): { code: string; name: string }[] {
  const [isSorted, setIsSorted] = useState(false)
  useEffect(() => setIsSorted(true), [])
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    const all = COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code }))
    return isSorted ? all.sort((one, other) => one.name.localeCompare(other.name, locale)) : all
  }, [locale, isSorted])
}
