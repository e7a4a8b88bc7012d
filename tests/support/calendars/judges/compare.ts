import type { Period } from '@/lib/scheduling'
import { busyPeriodsOf } from '../calendar-file'
import { askJudges, type Feed, type Judge } from './judges'
import type { Feature } from './random-feeds'

const NO_ZONE_OF_CALENDAR = 'does not know the zone of a calendar'
const NO_RANGE = 'does not know RANGE=THISANDFUTURE'
const OWN_CLOCK = 'reads an end that names no zone by the clock of the owner'
const CAUTIOUS = 'reads the start by the clock of the owner; ours takes the earlier of both'
const DATE_OF_UTC = 'takes the date that an UNTIL has in UTC'

/** What a reader is known to read in another way than RFC 5545 or this product; docs/calendars.md says why ours is right. */
export const LIMITS: Record<Judge, Partial<Record<Feature, string>>> = {
  libical: {
    'the zone of the calendar': NO_ZONE_OF_CALENDAR,
    'an exception for all later times': NO_RANGE,
    'an end without a zone': OWN_CLOCK,
    'only an end with a zone': CAUTIOUS,
    'UNTIL as an instant for dates': DATE_OF_UTC,
  },
  'recurring-ical-events': {
    'the zone of the calendar': NO_ZONE_OF_CALENDAR,
    'an exception for all later times': NO_RANGE,
    'an end without a zone': OWN_CLOCK,
    'only an end with a zone': CAUTIOUS,
    'UNTIL as an instant for dates': DATE_OF_UTC,
    'RDATE with periods': 'stops at one',
    'EXDATE as a date': 'leaves it out',
    'a duration in days': 'lets each day have 24 hours',
    'lower-case names': 'does not know them in a VTIMEZONE',
    'two rules': 'stops at them',
    'two versions': 'counts the last one only',
    'busy times in one line': 'stops at them',
  },
  'ical.js': {
    'the zone of the calendar': NO_ZONE_OF_CALENDAR,
    'an end without a zone': OWN_CLOCK,
    'only an end with a zone': CAUTIOUS,
    'an end on another clock': 'knows only zones that the file defines',
    'UNTIL in UTC': 'knows only zones that the file defines',
    'UNTIL as an instant for dates': DATE_OF_UTC,
    'RDATE with periods': 'stops at one',
    'busy times': 'leaves them to its callers',
    'start on a bare date': 'stops at one',
    'a rule that its start does not fit': 'leaves the start out',
    'two rules': 'counts the second one wrong',
    'an exception alone': 'leaves it out',
    'an exception in UTC': 'knows only zones that the file defines',
    'weeks by number': 'counts them wrong',
  },
  'node-ical': {
    'an exception for all later times': NO_RANGE,
    'the zone of the calendar': NO_ZONE_OF_CALENDAR,
    'start floating': 'reads it by the clock of the machine',
    'start on a date': 'reads it by the clock of the machine',
    'start on a bare date': 'reads it by the clock of the machine',
    'start in a defined zone': 'takes an offset out of its name',
    'an end without a zone': OWN_CLOCK,
    'only an end with a zone': CAUTIOUS,
    RDATE: 'leaves it out',
    'RDATE with periods': 'leaves it out',
    'busy times': 'stops at a duration',
    'two rules': 'counts the last one only',
    'days that a month lacks': 'moves them to the end of the month for good',
    'folds within a zone': 'loses the zone',
    'two versions': 'counts the last one only',
    'lower-case names': 'does not know them',
    'a rule that its start does not fit': 'leaves the start out',
  },
}

/** Each difference between our reader and another one that is not a known limit, in words; and how often each one that is installed agreed. */
export function compareReaders(feeds: readonly Feed[]): { differences: string[]; agreed: Map<Judge, number> } {
  const verdicts = askJudges(feeds)
  const agreed = new Map([...verdicts.keys()].map((judge) => [judge, 0]))
  const differences = feeds.flatMap((feed, place) => {
    const ours = busyPeriodsOf(feed.text, optionsOf(feed))
    return [...verdicts].flatMap(([judge, answers]) => {
      const theirs = answers[place]
      if (!theirs || isLimited(judge, feed)) return []
      const difference = Array.isArray(theirs) ? differenceOf(ours, theirs) : `says ${theirs.error}`
      if (difference)
        return [`${feed.name} (${feed.zone}; ${[...feed.has].join(', ')}): ${judge} ${difference}\n${feed.text}`]
      agreed.set(judge, (agreed.get(judge) ?? 0) + 1)
      return []
    })
  })
  return { differences, agreed }
}

function optionsOf({ zone, period }: Feed) {
  return { zone, from: new Date(period.start).toISOString(), to: new Date(period.end).toISOString() }
}

function isLimited(judge: Judge, { has }: Feed): boolean {
  return Object.keys(LIMITS[judge]).some((feature) => has.has(feature))
}

function differenceOf(ours: Period[], theirs: Period[]): string | null {
  const [own, other] = [ours, theirs].map((all) => all.map(toWords)) as [string[], string[]]
  const [less, more] = [own.filter((one) => !other.includes(one)), other.filter((one) => !own.includes(one))]
  if (less.length === 0 && more.length === 0) return null
  return `is busy at ${more.slice(0, 5).join(', ') || 'no other time'}, and not at ${less.slice(0, 5).join(', ') || 'all of ours'}`
}

const toWords = ({ start, end }: Period) => `${new Date(start).toISOString()}/${new Date(end).toISOString()}`
