import { ChevronIcon } from '@/components/ui/icons'
import { type PlainChoices, timesAction } from '@/lib/meetings/visitor/plain-links'
import { timezoneOptions } from '@/lib/scheduling/timezones'
import { isSameTimezone } from '@/lib/scheduling/zone-clock'
import { useTexts } from '@/messages/react/texts-provider'
import { outlineButton } from '../shared/styles'

type Props = { choices: PlainChoices; pageTimezone: string; atMs: number; date: string | null }

/** A form that changes nothing but the address. */
export function PlainZone({ choices, pageTimezone, atMs, date }: Props) {
  const timezones = useTexts('timezones')
  const plain = useTexts('plain')
  const { token, duration, timezone, name, email, k, host, answers = [] } = choices
  const options = timezoneOptions(atMs, [timezone, pageTimezone], timezones.locale)
  const chosen = options.find(({ value }) => isSameTimezone(value, timezone))?.value
  return (
    <form action={timesAction(choices)} className="mt-5 flex flex-wrap items-end gap-2 px-2 sm:px-0">
      <label className="grid min-w-0 grow gap-1.5 font-medium text-sm">
        {timezones.t.label}
        <span className="relative block min-w-0">
          <select
            name="timezone"
            defaultValue={chosen}
            className="h-11 w-full min-w-0 appearance-none truncate rounded-lg border border-input bg-card ps-3 pe-9 font-normal text-base sm:text-sm"
          >
            {options.map(({ value, label }) => (
              <option key={value} value={value} className="bg-popover text-popover-foreground">
                {label}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute inset-y-0 inset-e-3 grid place-items-center text-muted-foreground">
            <ChevronIcon to="down" />
          </span>
        </span>
      </label>
      {date && <input type="hidden" name="date" value={date} />}
      {!token && <input type="hidden" name="duration" value={duration} />}
      {name && <input type="hidden" name="name" value={name} />}
      {email && <input type="hidden" name="email" value={email} />}
      {k && <input type="hidden" name="k" value={k} />}
      {host && <input type="hidden" name="host" value={host} />}
      {answers.map(([parameter, value]) => (
        <input key={`${parameter} ${value}`} type="hidden" name={parameter} value={value} />
      ))}
      <button type="submit" className={outlineButton}>
        {plain.t.times.showTimes}
      </button>
    </form>
  )
}
