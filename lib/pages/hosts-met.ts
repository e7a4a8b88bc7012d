import type { HostGroup } from './host-schema'

type Group = Pick<HostGroup, 'name' | 'need'> & { hosts: readonly { state: string }[] }

/** The first group of which too few hosts have agreed: its page offers no times. Null if each has enough. */
export function findShortGroup<One extends Group>(groups: readonly One[]): One | null {
  return groups.find((group) => countAgreed(group) < leastOf(group)) ?? null
}

export function countAgreed({ hosts }: Pick<Group, 'hosts'>): number {
  return hosts.filter(({ state }) => state === 'agreed').length
}

function leastOf({ need, hosts }: Group): number {
  return need === 'all' ? Math.max(1, hosts.length) : need
}
