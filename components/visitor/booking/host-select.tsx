import { ChevronIcon } from '@/components/ui/icons'
import { useTexts } from '@/messages/react/texts-provider'
import type { HostedPage } from './bookable-page'

type Props = Required<Pick<HostedPage, 'hosts'>> & {
  value: string | undefined
  isDisabled?: boolean
  /** Undefined for no preference. */
  onChoose: (host: string | undefined) => void
}

/** The browser's own list: best on a phone, and for many names. */
export function HostSelect({ hosts, value = '', isDisabled = false, onChoose }: Props) {
  const { t } = useTexts('hostChoice')
  return (
    <label className="grid max-w-72 gap-1 text-sm noscript:hidden">
      {t.label}
      <span className="relative block min-w-0">
        <select
          value={value}
          disabled={isDisabled}
          className="h-11 w-full min-w-0 appearance-none truncate rounded-lg border border-input bg-card ps-3 pe-9 text-base sm:text-sm"
          onChange={(event) => onChoose(event.target.value || undefined)}
        >
          <option value="" className="bg-popover text-popover-foreground">
            {t.any}
          </option>
          {hosts.map(({ id, name }) => (
            <option key={id} value={id} className="bg-popover text-popover-foreground">
              {name}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 inset-e-3 grid place-items-center text-muted-foreground">
          <ChevronIcon to="down" />
        </span>
      </span>
    </label>
  )
}
