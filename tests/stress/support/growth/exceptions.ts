import type { Axis } from './bars'

type Rule = { call: string; axes: Axis[]; reason: string }

const rule = (axes: Axis[], reason: string, ...calls: string[]): Rule[] => calls.map((call) => ({ call, axes, reason }))

/** Calls that read what grows because that is what they answer. */
export const EXCEPTIONS: Rule[] = [
  ...rule(
    ['past'],
    'a search reads what it searches',
    'meetings q none heavy',
    'people q none heavy',
    'responses q none heavy',
  ),
  ...rule(
    ['past'],
    'how many there are of all is shown, so all are counted, in an index alone',
    'meetings p1 heavy',
    'meetings last page heavy',
    'forms heavy',
    'form heavy',
  ),
  ...rule(
    ['owners'],
    'each thing of the zip is looked up by its id, in indexes that are one level deeper in ten times the rows; it takes 5 ms all the same',
    'import plan small',
  ),
  ...rule(
    ['owners'],
    'the same count: above 32,672 pages a table has several pages of its visibility map, and the test writes bookings and entered meetings far apart, so that nearly each row that is counted asks for another one of them; no row is read, and it takes 2 ms all the same',
    'meetings p1 heavy',
    'meetings last page heavy',
  ),
  ...rule(
    ['owners'],
    'each meeting of the page is looked up by its id among bookings, responses and mails, and each of those indexes is one level deeper in ten times the rows; it takes 0.2 ms all the same',
    'meetings last, by key heavy',
  ),
  ...rule(
    ['owners'],
    'in a large table Postgres starts a second process for five hundred rows, which loads its catalogue',
    'responses csv page 1 of 500 heavy',
  ),
  ...rule(
    ['owners'],
    'the calls before have sent 14 of the 18 responses that it counts, and have made and deleted forms of the same owner; the indexes of the form by its id and by its owner cost Postgres the same, and in the larger table it takes the second, which leads to 11 pages instead of 3, once for each response; alone it touches 111 and 131 pages',
    'responses summary 30d small',
  ),
  ...rule(['past'], 'a summary counts every answer', 'responses summary heavy'),
  ...rule(
    ['past'],
    'a page by its number steps over all before it; `after` does not, and an export goes by that',
    'responses last page heavy',
    'responses csv last page of 500 heavy',
  ),
  ...rule(
    ['past'],
    'a report without dates counts all bookings of the page, up to 10,000; who holds each is looked up, three pages of it, because by its hosts all that they hold for other pages would be read',
    'team fairness heavy',
  ),
]
