import { createHash } from 'node:crypto'
import { escaped, page } from '../pages/frame'
import type { FakeAnswer, FakeRequest, Route } from '../routing'

export type FakeRoom = {
  id: string
  name: string
  created: Record<string, string>
  creates: number
  people: { name: string; role: string }[]
}

/** A BigBlueButton server: answers in XML, and refuses calls whose checksum is wrong, as the real one does. */
export class FakeBigbluebutton {
  readonly secret = 'fake-bbb-secret'
  private rooms = new Map<string, FakeRoom>()
  readonly routes: Route[] = [
    this.route('getMeetings', () => success('<meetings></meetings>')),
    this.route('getMeetingInfo', ({ query }) => this.info(query)),
    this.route('create', ({ query }) => this.create(query)),
    this.route('join', ({ query }) => this.join(query)),
  ]

  all(): FakeRoom[] {
    return [...this.rooms.values()]
  }

  /** A room ends when it is empty. */
  reset(): void {
    this.rooms.clear()
  }

  private info(query: URLSearchParams): FakeAnswer {
    const room = this.rooms.get(query.get('meetingID') ?? '')
    return room ? success(`<meetingName>${escaped(room.name)}</meetingName>`) : missingRoom
  }

  private create(query: URLSearchParams): FakeAnswer {
    const { checksum: _, ...created } = Object.fromEntries(query)
    const { meetingID: id, name, attendeePW, moderatorPW } = created
    if (!id || !name) return failure('missingParam', 'A parameter is missing.')
    const known = this.rooms.get(id)
    if (known && (known.created.attendeePW !== attendeePW || known.created.moderatorPW !== moderatorPW))
      return failure('idNotUnique', 'A meeting already exists with that meeting ID.')
    this.rooms.set(id, known ? { ...known, creates: known.creates + 1 } : { id, name, created, creates: 1, people: [] })
    return success(`<meetingID>${escaped(id)}</meetingID>${known ? '<messageKey>duplicateWarning</messageKey>' : ''}`)
  }

  private join(query: URLSearchParams): FakeAnswer {
    const room = this.rooms.get(query.get('meetingID') ?? '')
    if (!room) return missingRoom
    const [name, role] = [query.get('fullName'), query.get('role')]
    if (!name || (role !== 'VIEWER' && role !== 'MODERATOR')) return failure('missingParam', 'A parameter is missing.')
    room.people.push({ name, role })
    return {
      status: 200,
      html: page(
        'Fake BigBlueButton',
        `<h1>${escaped(room.name)}</h1><p>${escaped(name)} is in the room as ${role}.</p>`,
        '40rem',
      ),
    }
  }

  private route(name: string, act: (request: FakeRequest) => FakeAnswer): Route {
    const handle = (request: FakeRequest) =>
      this.isSigned(name, request) ? act(request) : failure('checksumError', 'Checksums do not match')
    return { provider: 'bigbluebutton', name, method: 'GET', pattern: `/bigbluebutton/api/${name}`, handle }
  }

  /** The checksum is that of the query as it was sent, without itself. */
  private isSigned(name: string, { rawQuery, query }: FakeRequest): boolean {
    const signed = rawQuery.replace(/&?checksum=[^&]*/, '')
    return (
      createHash('sha256')
        .update(name + signed + this.secret)
        .digest('hex') === query.get('checksum')
    )
  }
}

export function toBigbluebuttonFailure(): FakeAnswer {
  return { status: 503, html: 'Service Unavailable' }
}

const success = (content: string) => xml(`<returncode>SUCCESS</returncode>${content}`)
const failure = (key: string, words: string) =>
  xml(`<returncode>FAILED</returncode><messageKey>${key}</messageKey><message>${words}</message>`)

const missingRoom = failure('notFound', 'We could not find a meeting with that meeting ID.')

function xml(content: string): FakeAnswer {
  return { status: 200, headers: { 'content-type': 'text/xml;charset=utf-8' }, html: `<response>${content}</response>` }
}
