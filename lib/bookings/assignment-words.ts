import type { GroupAssignment, HostState, RankedHost } from '@/lib/shared/hosts'
import { commaList } from '@/lib/shared/text/comma-list'
import type { PartTexts } from '@/messages/texts'

type Words = PartTexts<'meetingHosts'>
/** In this order they are told. */
const TOLD = ['busy', 'away', 'hours', 'limit', 'unread', 'lost', 'asked', 'declined'] as const satisfies HostState[]

/** Why the hosts of a booking are those, a text for each group: `Ada was next: 0.75 due, Ben 0.5. Cem was away.` */
export function assignmentWords(assignment: readonly GroupAssignment[], words: Words): string[] {
  return assignment.map((group) => {
    const sentence = groupWords(group, words)
    return assignment.length === 1 ? sentence : words.say(words.t.ofGroup, { group: group.group, sentence })
  })
}

function groupWords({ chose, chosen, ranking }: GroupAssignment, words: Words): string {
  const { t, say, locale } = words
  if (chose === 'all') return t.all
  const names = (hosts: readonly RankedHost[]) =>
    commaList(
      hosts.map(({ name }) => name),
      locale,
    )
  const taken = ranking.filter(({ account }) => chosen.includes(account))
  const others = ranking.filter(({ account, state }) => state === 'free' && !chosen.includes(account))
  const counted = (hosts: readonly RankedHost[]) => ({ names: names(hosts), count: hosts.length })
  const sentences = [
    chose === 'visitor'
      ? say(t.visitor, { chosen: names(taken) })
      : chose === 'order'
        ? say(t.order, counted(taken))
        : fairWords(taken, others, words),
  ]
  const later = others.filter(({ owed }) => owed === null)
  if (chose === 'fair' && later.length > 0) sentences.push(say(t.later, counted(later)))
  for (const state of TOLD) {
    const hosts = ranking.filter((host) => host.state === state)
    if (hosts.length > 0) sentences.push(say(t.states[state], counted(hosts)))
  }
  return sentences.join(' ')
}

function fairWords(taken: RankedHost[], others: RankedHost[], { t, say, locale }: Words): string {
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const withOwed = (hosts: RankedHost[]) =>
    commaList(
      hosts.map(({ name, owed }) => (owed === null ? name : say(t.owed, { name, owed: figure.format(owed) }))),
      locale,
    )
  const rivals = others.filter(({ owed }) => owed !== null)
  const [first] = taken
  if (taken.length === 1 && first) {
    if (first.owed === null) return say(t.fair.alone, { chosen: first.name })
    const values = { chosen: first.name, owed: figure.format(first.owed) }
    return rivals.length > 0 ? say(t.fair.rivals, { ...values, others: withOwed(rivals) }) : say(t.fair.one, values)
  }
  const values = { chosen: withOwed(taken) }
  return rivals.length > 0
    ? say(t.fair.severalRivals, { ...values, others: withOwed(rivals) })
    : say(t.fair.several, values)
}
