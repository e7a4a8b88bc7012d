import { useEffect, useState } from 'react'
import { ChevronIcon, GlobeIcon } from '@/components/ui/icons'
import { timezoneLabel, timezoneOptions } from '@/lib/scheduling/timezones'
import { isSameTimezone } from '@/lib/scheduling/zone'
import { useTexts } from '@/messages/react/texts-provider'

const OPTIONS_DELAY_MS = 300

type Option = { value: string; label: string }
type Props = { value: string | null; others: string[]; onChange: (timezone: string) => void }

/** A native select: it costs nothing, and phones show their own picker. */
export function TimezoneSelect({ value, others, onChange }: Props) {
  const { t } = useTexts('booking')
  const options = useTimezoneOptions(value, others)
  return (
    <div className="relative text-muted-foreground text-sm transition-colors focus-within:text-foreground hover:text-foreground">
      <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center">
        <GlobeIcon />
      </span>
      <select
        aria-label={t.times.timezone}
        value={value === null ? '' : nameAmong(options, value)}
        disabled={value === null}
        className="h-11 w-full appearance-none truncate rounded-lg bg-transparent pr-9 pl-10 text-base hover:bg-accent disabled:opacity-100 sm:text-sm"
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-popover text-popover-foreground">
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center">
        <ChevronIcon to="down" />
      </span>
    </div>
  )
}

/** The visitor's own zone at once; the others, whose rules take a while to look up, when nothing more urgent waits. */
function useTimezoneOptions(value: string | null, others: string[]): Option[] {
  const [options, setOptions] = useState<Option[]>([])
  const wanted = [value, ...others].join(' ').trim()
  useEffect(() => {
    if (wanted === '') return
    const timer = setTimeout(() => setOptions(timezoneOptions(Date.now(), wanted.split(' '))), OPTIONS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  if (options.length > 0 || value === null) return options
  return [{ value, label: timezoneLabel(value, Date.now()) }]
}

/** Browsers name some zones by an older name (`Asia/Calcutta`) than the list does. */
function nameAmong(options: Option[], value: string): string {
  if (options.some((option) => option.value === value)) return value
  return options.find((option) => isSameTimezone(option.value, value))?.value ?? value
}
