import type { MeetingDetail, Successor } from './schema'

type Host = NonNullable<MeetingDetail['hosts']>[number]

/**
 * Who of a booking's hosts can give it, who gives it, and who of their group takes it. `chosen`: the account of a host, or an empty
 * text for the first who can.
 */
export function takersOf(hosts: readonly Host[], successors: readonly Successor[], chosen: string) {
  const of = ({ group }: Host) => successors.filter((one) => one.group === group)
  const givers = hosts.filter((host) => of(host).length > 0)
  const from = hosts.find(({ account }) => account === chosen) ?? givers[0] ?? hosts[0] ?? null
  // The group may have another name since the booking was made.
  const isRenamed = from !== null && givers.length === 0
  return { givers, from, takers: isRenamed ? [...successors] : from ? of(from) : [] }
}
