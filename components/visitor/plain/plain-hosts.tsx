import { type PlainChoices, timesPath } from '@/lib/meetings/visitor/plain-links'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { useTexts } from '@/messages/react/texts-provider'

type Props = { hosts: readonly { id: string; name: string }[]; choices: PlainChoices; date: CalendarDate | null }

/** The hosts of a page as links to their times. */
export function PlainHosts({ hosts, choices, date }: Props) {
  const { t } = useTexts('hostChoice')
  const { host: chosen, ...others } = choices
  const link = (name: string, host?: string) => (
    <a
      key={host ?? ''}
      href={timesPath({ ...others, ...(host && { host }) }, date)}
      aria-current={host === chosen ? 'true' : undefined}
      className="chip"
    >
      <bdi>{name}</bdi>
    </a>
  )
  return (
    <nav aria-label={t.label} className="text-sm">
      <p>{t.label}</p>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {link(t.any)}
        {hosts.map(({ id, name }) => link(name, id))}
      </div>
    </nav>
  )
}
