import { commaList } from '@/lib/vocabulary/text/comma-list'
import { fill } from '@/messages/say'

/** People in the order in which the mail's language reads: names and addresses of two directions stand side by side. */
export function peopleList(people: readonly string[], locale: string): string {
  const apart = people.map((who) => fill('{who}', { who }, locale).join(''))
  return commaList(apart, locale)
}
