import type { Axis } from './bars'

export type Rule = { call: string; axes: Axis[]; reason: string }

const rule = (axes: Axis[], reason: string, ...calls: string[]): Rule[] => calls.map((call) => ({ call, axes, reason }))

/** Calls that read what grows because that is what they answer. */
export const EXCEPTIONS: Rule[] = [
  ...rule(['past'], 'a search reads what it searches', 'meetings q none heavy', 'responses q none heavy'),
  ...rule(['past'], 'a summary counts every answer', 'responses summary heavy'),
  ...rule(
    ['past'],
    'a page by its number steps over all before it; `after` does not, and an export goes by that',
    'meetings last page heavy',
    'responses last page heavy',
    'responses csv last page of 500 heavy',
  ),
]

/** Calls that still grow and should not. A run says which of them are mended. */
export const NOT_YET: Rule[] = [
  ...rule(
    ['past'],
    'reads all meetings or bookings since the beginning',
    'meetings p1 heavy',
    'meetings next 7d heavy',
    'meetings source+asc heavy',
  ),
  ...rule(
    ['past'],
    'asks each response for its wording',
    'responses asked questions heavy',
    'responses summary 30d heavy',
  ),
  ...rule(
    ['past', 'owners'],
    'rows of events are kept for ever, also those of meetings years ago',
    'feed: written events of the window heavy',
    'disconnect: integration row heavy',
  ),
  ...rule(
    ['owners'],
    'no index serves it',
    'event mail: were mails begun small',
    'event mail: were mails begun heavy',
    'tick: feeds to watch',
    'tick: tokens of other keys',
  ),
  ...rule(
    ['owners'],
    'looks at everybody instead of at who is due',
    'tick: digests, none due',
    'tick: feeds, none due',
    'tick: feeds, 10 due',
  ),
]
