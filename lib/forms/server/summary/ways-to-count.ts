import { COUNTED } from '@/db/queries/forms/summary/summarize-answers'
import { SUMMED_UP_AS } from '@/lib/shared/forms/summed-up'
import type { Wording } from './wordings'

type Counted = Pick<Wording, 'id' | 'type' | 'options' | 'rows' | 'columns'>

/** So many different answers are held at once, whatever the number of responses. */
const MAX_COMBINATIONS = 5_000

/** Ids of the questions by the way in which their answers are counted, each in one: the cheapest that holds for all its types. */
export function waysToCount(wordings: readonly Counted[]): Record<'valued' | 'countries' | 'parted', string[]> {
  const ways = { valued: [] as string[], countries: [] as string[], parted: [] as string[] }
  for (const id of new Set(wordings.map((wording) => wording.id))) {
    const way = wayOf(wordings.filter((wording) => wording.id === id))
    if (way) ways[way].push(id)
  }
  return ways
}

function wayOf(wordings: readonly Counted[]) {
  const counted = wordings.filter(({ type }) => COUNTED[SUMMED_UP_AS[type]] !== null)
  if (counted.length === 0) return null
  const inParts = counted.filter(({ type }) => COUNTED[SUMMED_UP_AS[type]] === 'parts')
  if (inParts.length < counted.length) return 'valued'
  // Texts from before are as many as the responses.
  if (counted.length < wordings.length) return 'parted'
  if (inParts.every(({ type }) => type === 'address')) return 'countries'
  const combinations = inParts.reduce((sum, wording) => sum + combinationsOf(wording), 0)
  return combinations <= MAX_COMBINATIONS ? 'valued' : 'parted'
}

/** The most answers that differ. */
function combinationsOf({ type, options, rows, columns }: Counted): number {
  const summary = SUMMED_UP_AS[type]
  if (summary === 'matrix') return (columns.length + 1) ** rows.length
  if (summary === 'ranking') return options.reduce((product, _, index) => product * (index + 1), 1)
  return summary === 'consent' ? 1 : Number.POSITIVE_INFINITY
}
