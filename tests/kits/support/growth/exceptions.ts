import type { Axis } from './bars'

type Rule = { call: string; axes: Axis[]; reason: string }

const rule = (axes: Axis[], reason: string, ...calls: string[]): Rule[] => calls.map((call) => ({ call, axes, reason }))

/** Calls that read what grows because that is what they answer. */
export const EXCEPTIONS: Rule[] = [
  ...rule(['past'], 'a search reads what it searches', 'meetings q none heavy', 'responses q none heavy'),
  ...rule(
    ['owners', 'past'],
    'how many there are of all is shown; in a large table each row that is counted looks at the visibility map as well',
    'meetings p1 heavy',
    'meetings last page heavy',
    'meetings source+asc heavy',
    'forms heavy',
    'form heavy',
  ),
  ...rule(
    ['owners'],
    'in a large table Postgres starts a second process for five hundred rows, which loads its catalogue',
    'responses csv page 1 of 500 heavy',
  ),
  ...rule(['past'], 'a summary counts every answer', 'responses summary heavy'),
  ...rule(
    ['past'],
    'a page by its number steps over all before it; `after` does not, and an export goes by that',
    'responses last page heavy',
    'responses csv last page of 500 heavy',
  ),
  ...rule(
    ['owners', 'past'],
    'with a thousand owners it is cheaper to read all than to look each row up; from there on it costs the same',
    'feed: written events of the window heavy',
  ),
  ...rule(
    ['owners'],
    'once an hour one process reads every connection: which key sealed a token stands in its text',
    'tick: tokens of other keys',
  ),
]
