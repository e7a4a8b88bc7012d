type Parameter = { name: string; in: string; schema?: object; type?: string } & Record<string, unknown>
type Operation = {
  /** Some are references to shared ones. */
  parameters: Parameter[]
  responses: Record<string, { schema?: Record<string, unknown> }>
}
type Schema = { properties?: Record<string, unknown>; allOf?: Schema[]; items?: Schema } & Record<string, unknown>
export type ZoomDocument = {
  paths: Record<string, Record<string, Operation>>
  parameters: Record<string, Parameter>
  definitions: Record<string, Schema>
}

const NUMBER = { type: 'integer' }
const TEXT = { type: 'string' }
const NEXT_PAGE: Parameter = { name: 'next_page_token', in: 'query', type: 'string' }

/** The package has Zoom's document of 2019. This applies all known changes since then. */
export function correctZoom({ paths, definitions }: ZoomDocument): void {
  // Meeting numbers are numbers: in Zoom's live answers, and in the types of its own client (@zoom/rivet).
  for (const operation of [paths['/users/{userId}/meetings']?.post, paths['/meetings/{meetingId}']?.get]) {
    const answer = (operation?.responses['201'] ?? operation?.responses['200'])?.schema as Schema
    set(answer.allOf?.[0], 'id', NUMBER)
  }
  const listed = definitions.MeetingList?.allOf?.[1]?.properties?.meetings as Schema
  const item = listed.items?.allOf?.[0]
  set(item, 'id', NUMBER)
  // Lists show the first 250 characters of an agenda.
  set(item, 'agenda', TEXT)
  // Pages are turned by a token; page numbers are deprecated.
  set(definitions.Pagination, 'next_page_token', TEXT)
  paths['/users/{userId}/meetings']?.get?.parameters.push(NEXT_PAGE)
  // The query says who gets an email about a deletion.
  for (const name of ['schedule_for_reminder', 'cancel_meeting_reminder']) {
    paths['/meetings/{meetingId}']?.delete?.parameters.push({ name, in: 'query', type: 'boolean' })
  }
  // Inside of `settings` unknown names are refused as well.
  if (definitions.MeetingSettings) definitions.MeetingSettings.additionalProperties = false
}

function set(schema: Schema | undefined, name: string, value: object): void {
  if (!schema?.properties) throw new Error(`Zoom’s document has no place for ${name}`)
  schema.properties[name] = value
}
