import { DAY_MS } from '@/lib/scheduling/units'
import { calendlyEvent, calendlyFiles, calendlyInvitee, canceled } from './calendly'

/** More than are written at once. */
const MANY = 100
const MORNING = Date.parse('2029-04-01T08:00:00Z')

const onDay = (day: number) => {
  const start = MORNING + day * DAY_MS
  return { start_time: new Date(start).toISOString(), end_time: new Date(start + DAY_MS / 48).toISOString() }
}

type Event = { name: string; day: number; ended?: boolean }

function filesOf(events: Event[]) {
  const endOf = ({ ended }: Event) => (ended ? canceled() : {})
  return calendlyFiles({
    events: events.map((event) => calendlyEvent(event.name, { ...onDay(event.day), ...endOf(event) })),
    invitees: events.map((event) => calendlyInvitee(event.name, 'I', endOf(event))),
  })
}

/**
 * Two runs of one account. In the later one a booking ended, behind many others a new one has its time, and another has that of the first
 * of them.
 */
export function filesInPortions() {
  const ended = { name: 'ended', day: MANY }
  const many = Array.from({ length: MANY }, (_, day) => ({ name: `E${day}`, day }))
  const late = [
    { name: 'instead', day: MANY },
    { name: 'second', day: 0 },
  ]
  return { before: filesOf([ended]), after: filesOf([{ ...ended, ended: true }, ...many, ...late]), added: MANY + 1 }
}
