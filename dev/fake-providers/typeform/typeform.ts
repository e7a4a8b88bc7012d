import { type FakeAnswer, FakeRefusal, type FakeRequest, type Route } from '../routing'
import { toTokenFailure } from '../token-failures'
import { TokenHolder } from '../token-holder'

const MINUTE = 60_000
const MAX_FORMS = 200
const MAX_RESPONSES = 1_000
const FIRST_AT = Date.parse('2026-02-01T09:00:00Z')

function typeformError(status: number, code: string, description: string): FakeAnswer {
  return { status, json: { code, description } }
}

function refuse(status: number, code: string, description: string): never {
  throw new FakeRefusal(typeformError(status, code, description))
}

export const toTypeformFailure = toTokenFailure({
  unauthorized: typeformError(401, 'AUTHENTICATION_FAILED', 'Authentication credentials not found.'),
  forbidden: typeformError(403, 'AUTHENTICATION_FAILED', 'Unauthorized access'),
  missing: typeformError(404, 'FORM_NOT_FOUND', 'Form not found'),
  tooMany: typeformError(429, 'TOO_MANY_REQUESTS', 'Too many requests'),
  broken: typeformError(500, 'INTERNAL_ERROR', 'Internal error'),
  waitHeader: 'retry-after',
})

/** Typeform's Create and Responses API, with one made-up form. */
export class FakeTypeform {
  readonly holder = new TokenHolder('tfp_fake_token')
  responseCount = 3

  reset(): void {
    this.holder.renew()
    this.responseCount = 3
  }

  get routes(): Route[] {
    return [
      this.route('forms', '/forms', ({ query }) => {
        if (Number(query.get('page_size') ?? 10) > MAX_FORMS) refuse(400, 'VALIDATION_ERROR', 'page_size')
        const { id, title } = FORM
        return { total_items: 1, page_count: 1, items: [{ id, title, last_updated_at: '2026-02-01T09:00:00Z' }] }
      }),
      this.route('form', '/forms/:id', (request) => (knows(request) ? FORM : refuse(404, 'FORM_NOT_FOUND', ''))),
      this.route('responses', '/forms/:id/responses', (request) => this.responses(request)),
    ]
  }

  private route(name: string, path: string, act: (request: FakeRequest) => object): Route {
    const handle = (request: FakeRequest): FakeAnswer => {
      if (!this.holder.opens(request)) refuse(401, 'AUTHENTICATION_FAILED', 'Authentication credentials not found.')
      return { status: 200, json: act(request) }
    }
    return { provider: 'typeform', name, method: 'GET', pattern: `/typeform${path}`, handle }
  }

  /** The newest first, from behind the one that `before` names. */
  private responses(request: FakeRequest): object {
    if (!knows(request)) refuse(404, 'FORM_NOT_FOUND', 'Form not found')
    const size = Number(request.query.get('page_size') ?? 25)
    if (size > MAX_RESPONSES) refuse(400, 'VALIDATION_ERROR', 'page_size')
    const all = Array.from({ length: this.responseCount }, (_, place) => toResponse(this.responseCount - place))
    const before = request.query.get('before')
    const rest = before ? all.slice(all.findIndex(({ token }) => token === before) + 1) : all
    return { total_items: rest.length, page_count: Math.ceil(rest.length / size), items: rest.slice(0, size) }
  }
}

const knows = ({ params }: FakeRequest) => params.id === FORM.id

const NAME = { id: 'fieldName', ref: 'name', type: 'short_text' }
const RATING = { id: 'fieldRating', ref: 'rating', type: 'rating' }

const FORM = {
  id: 'madeUpForm',
  type: 'form',
  title: 'How was it?',
  language: 'en',
  settings: { is_public: true, language: 'en' },
  fields: [
    { ...NAME, title: 'Your name', properties: {}, validations: { required: true } },
    {
      ...RATING,
      title: 'How did you like it?',
      properties: { steps: 5, shape: 'star' },
      validations: { required: false },
    },
  ],
  thankyou_screens: [{ ref: 'thanks', type: 'thankyou_screen', title: 'Thank you', properties: {} }],
  _links: { display: 'https://made-up.typeform.com/to/madeUpForm' },
}

function toResponse(number: number) {
  const at = new Date(FIRST_AT + number * MINUTE).toISOString()
  return {
    landing_id: `response${number}`,
    token: `response${number}`,
    response_id: `response${number}`,
    response_type: 'completed',
    landed_at: at,
    submitted_at: at,
    hidden: {},
    calculated: { score: 0 },
    answers: [
      { field: NAME, type: 'text', text: `Visitor ${number}` },
      { field: RATING, type: 'number', number: 1 + (number % 5) },
    ],
  }
}
