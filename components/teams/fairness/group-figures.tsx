import { useId } from 'react'
import type { Fairness } from '@/lib/pages/host-schema'
import { useTexts } from '@/messages/react/texts-provider'
import { Badge } from '../../ui/badge'
import { Card } from '../../ui/card'

type Group = Fairness['groups'][number]

/** A group as a table. The bars below the names repeat its figures. */
export function GroupFigures({ group: { group, need, bookings, hosts } }: { group: Group }) {
  const { t, say, locale } = useTexts('fairness')
  const titleId = useId()
  const most = Math.max(1, ...hosts.flatMap(({ got, due }) => [got, due]))
  const due = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const owed = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'exceptZero' })
  return (
    <Card role="group" aria-labelledby={titleId} className="p-4 sm:p-6">
      <h2 id={titleId} dir="auto" className="wrap-anywhere text-along font-semibold text-lg tracking-tight">
        {group}
      </h2>
      <p className="mt-1 text-muted-foreground text-sm">
        {bookings === 0
          ? t.noBookings
          : say(t.facts, { bookings: say(t.bookings, { count: bookings }), places: say(t.places, { count: need }) })}
      </p>
      <table className="mt-4 w-full text-sm tabular-nums">
        <caption className="sr-only">{say(t.caption, { group })}</caption>
        <thead className="text-muted-foreground">
          <tr className="border-b">
            <th scope="col" className={`${firstStyles} text-start`}>
              {t.host}
            </th>
            <th scope="col" className={`${cellStyles} max-sm:hidden`}>
              {t.weight}
            </th>
            <th scope="col" className={cellStyles}>
              {t.got}
            </th>
            <th scope="col" className={cellStyles}>
              {t.due}
            </th>
            <th scope="col" className={cellStyles}>
              {t.owed}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {hosts.map((host) => (
            <tr key={host.account} className="align-top">
              <th scope="row" className={`${firstStyles} text-start font-normal`}>
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <bdi className="wrap-anywhere font-medium">{host.name}</bdi>
                  {host.state !== 'agreed' && <Badge variant="outline">{t.states[host.state]}</Badge>}
                </span>
                <Bar className="mt-2 bg-primary" share={host.got / most} />
                <Bar className="mt-1 border border-primary bg-primary-soft" share={host.due / most} />
              </th>
              <td className={`${cellStyles} max-sm:hidden`}>{host.weight}</td>
              <td className={cellStyles}>{due.format(host.got)}</td>
              <td className={cellStyles}>{due.format(host.due)}</td>
              <td className={cellStyles}>
                <bdi>{owed.format(host.due - host.got)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-muted-foreground text-xs">
        <span className="inline-flex items-center gap-1.5">
          <span className="h-2 w-4 rounded-full bg-primary" />
          {t.got}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span className="h-2 w-4 rounded-full border border-primary bg-primary-soft" />
          {t.due}
        </span>
      </p>
    </Card>
  )
}

const cellStyles = 'whitespace-nowrap py-2.5 ps-3 text-end font-normal'
const firstStyles = 'w-full py-2.5 font-normal'

/** `share`: of the whole width, 0 to 1. */
function Bar({ share, className }: { share: number; className: string }) {
  return (
    <span aria-hidden="true" className="block h-2 w-full">
      <span
        className={`block h-2 rounded-full ${className} ${share === 0 ? 'invisible' : ''}`}
        style={{ inlineSize: `max(0.5rem, ${(share * 100).toFixed(2)}%)` }}
      />
    </span>
  )
}
