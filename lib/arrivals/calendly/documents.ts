import type { ArrivedDocument } from '../converter'
import { isLoose, type Loose, textOf } from '../loose'
import { kindOfDocument } from '../recognize'
import { parseDocument, unreadable, wrongSource } from '../refusals'

/** Resources that are looked at in one turn of the event loop. */
const AT_ONCE = 1_000

export type Answers = Record<'users' | 'eventTypes' | 'schedules' | 'events' | 'invitees', Loose[]>

/** The resources of all documents, each once, by what their addresses say that they are. Throws 400 for another document. */
export async function readDocuments(
  documents: Iterable<ArrivedDocument>,
  pause: () => Promise<void>,
): Promise<Answers> {
  const found: Record<keyof Answers, Map<string, Loose>> = {
    users: new Map(),
    eventTypes: new Map(),
    schedules: new Map(),
    events: new Map(),
    invitees: new Map(),
  }
  for (const document of documents) {
    await pause()
    const kind = kindOfDocument(document)
    if (kind && kind !== JSON_DOCUMENT && kind !== OWN_DOCUMENT) throw wrongSource(document.name, kind)
    const resources = resourcesIn(document.name, await parseDocument(document, pause))
    for (const [number, resource] of resources.entries()) {
      if (number % AT_ONCE === 0) await pause()
      const place = placeOf(resource)
      if (!place) throw wrongSource(document.name, JSON_DOCUMENT)
      found[place].set(keyOf(resource), resource)
    }
  }
  const listOf = (name: keyof Answers) => [...found[name].values()]
  return {
    users: listOf('users'),
    eventTypes: listOf('eventTypes'),
    schedules: listOf('schedules'),
    events: listOf('events'),
    invitees: listOf('invitees'),
  }
}

const JSON_DOCUMENT = 'a JSON document'
const OWN_DOCUMENT = 'a document of Calendly'

function resourcesIn(name: string, value: unknown): Loose[] {
  // Several answers may be one document.
  return (Array.isArray(value) ? value : [value]).flatMap((answer) => {
    if (!isLoose(answer)) throw unreadable(name)
    if (isLoose(answer.resource)) return [answer.resource]
    if (!Array.isArray(answer.collection)) throw wrongSource(name, JSON_DOCUMENT)
    return answer.collection.filter(isLoose)
  })
}

const keyOf = (resource: Loose) => textOf(resource.uri) || JSON.stringify(resource)

function placeOf(resource: Loose): keyof Answers | null {
  if (isLoose(resource.availability_rule)) return 'schedules'
  // A gateway may have the API below a path of its own.
  const path = /^https?:\/\/[^/]+(\/.*)$/.exec(textOf(resource.uri))?.[1] ?? ''
  if (/\/scheduled_events\/[^/]+\/invitees\/[^/]+$/.test(path)) return 'invitees'
  const [, name = ''] = /\/(\w+)\/[^/]+$/.exec(path) ?? []
  return PLACES[name] ?? null
}

const PLACES: Record<string, keyof Answers> = {
  users: 'users',
  event_types: 'eventTypes',
  user_availability_schedules: 'schedules',
  user_availability_schedule: 'schedules',
  scheduled_events: 'events',
}
