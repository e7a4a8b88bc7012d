import { matchTexts } from '@/components/ui/match-texts'
import type { Entry, Group } from './entry'

/** Their order while nothing is typed. */
const GROUPS: readonly Group[] = ['actions', 'meetings', 'people', 'responses', 'screens', 'pages', 'forms', 'settings']

/** Returns the entries that match: best first within a group, and the group of the best match first. */
export function findEntries(entries: readonly Entry[], typed: string): { group: Group; entries: Entry[] }[] {
  const scored = typed
    ? entries.map((entry) => ({ entry, score: scoreOf(entry, typed) }))
    : entries.filter(({ isFound }) => !isFound).map((entry) => ({ entry, score: 1 }))
  const found = scored.filter(({ score }) => score > 0).sort((one, other) => other.score - one.score)
  const bestOf = (group: Group) =>
    Math.max(0, ...found.filter(({ entry }) => entry.group === group).map(({ score }) => score))
  return GROUPS.map((group) => ({ group, best: bestOf(group) }))
    .filter(({ best }) => best > 0)
    .sort((one, other) => other.best - one.best)
    .map(({ group }) => ({
      group,
      entries: found.filter(({ entry }) => entry.group === group).map(({ entry }) => entry),
    }))
}

/** A match of the label counts more than one that needs the keywords. */
function scoreOf({ label, keywords = [] }: Entry, typed: string): number {
  return Math.max(matchTexts([label], typed), matchTexts([label, ...keywords], typed) / 2)
}
