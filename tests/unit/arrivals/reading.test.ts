import { describe, expect, it } from 'vitest'
import { FakeCalcom } from '@/dev/fake-providers/calcom/calcom'
import { FakeCalendly } from '@/dev/fake-providers/calendly/calendly'
import { FakeTypeform } from '@/dev/fake-providers/typeform/typeform'
import { convertCalcom } from '@/lib/arrivals/calcom/convert'
import { convertCalendly } from '@/lib/arrivals/calendly/convert'
import { isReadable } from '@/lib/arrivals/cells'
import { readCalcom } from '@/lib/arrivals/reading/calcom'
import { readCalendly } from '@/lib/arrivals/reading/calendly'
import { packDocuments } from '@/lib/arrivals/reading/pack'
import type { Ask } from '@/lib/arrivals/reading/reader'
import { MAX_ASKED, runStep } from '@/lib/arrivals/reading/step'
import { readTypeform } from '@/lib/arrivals/reading/typeform'
import { waitOf } from '@/lib/arrivals/server/ask-source'
import { PAUSES_MS, REQUEST_MS, STEP_MS } from '@/lib/arrivals/server/reading-times'
import { convertTypeform } from '@/lib/arrivals/typeform/convert'
import { CELL_QUESTION_TYPES } from '@/lib/shared/arrivals/lists'
import { QUESTION_TYPES } from '@/lib/shared/forms/question-types'
import { CONTEXT } from '@/tests/support/arrivals/context'
import { toDocuments } from '@/tests/support/arrivals/documents'
import { answering, readAll } from '@/tests/support/arrivals/source-account'

const SINCE = new Date('2026-03-01T09:00:00Z')
const context = { ...CONTEXT, now: new Date() }
const listed = (list: Iterable<unknown> | AsyncIterable<unknown> | undefined) => [
  ...((list ?? []) as Iterable<unknown>),
]

describe('runStep', () => {
  it('reads an account of Calendly in steps, each invitee once, and the converter takes what came', async () => {
    const calendly = new FakeCalendly()
    calendly.eventCount = 230
    const { asked, send } = answering(calendly.routes, '/calendly', calendly.holder.token)
    const steps = await readAll(readCalendly, send, SINCE)
    expect(asked.length).toBeLessThanOrEqual(MAX_ASKED * steps.length)
    const ofInvitees = asked.filter(({ kind }) => kind === 'invitees').map(({ path }) => path)
    expect([ofInvitees.length, new Set(ofInvitees).size]).toEqual([230, 230])
    expect(steps.map(({ progress }) => progress.done)).toEqual(
      steps.map(({ progress }) => progress.done).toSorted((one, other) => one - other),
    )
    const [first] = steps
    expect(first?.progress.of).toBe(steps.at(-1)?.progress.done)
    expect(steps.at(-1)?.progress).toEqual({ done: 2 + 1 + 2 + 3 + 230, of: 2 + 1 + 2 + 3 + 230 })
    const documents = steps.flatMap((step) => step.documents)
    expect(documents.length).toBeLessThanOrEqual(2 * steps.length + 5)
    const { lines } = await convertCalendly(toDocuments(documents), context)
    expect([listed(lines.pages).length, listed(lines.bookings).length]).toEqual([2, 230])
    expect(listed(lines.pages)).toMatchObject([{}, { availabilities: [{ dayOfWeek: 5, startTime: '10:00' }] }])
  })

  it('reads an account of Cal.com page by page, each call with the version that it wants', async () => {
    const calcom = new FakeCalcom()
    calcom.bookingCount = 250
    const { asked, send } = answering(calcom.routes, '/calcom/v2', calcom.holder.token)
    const [step, ...others] = await readAll(readCalcom, send, SINCE)
    expect(others).toEqual([])
    expect(step?.progress).toEqual({ done: asked.length, of: asked.length })
    const { lines, report } = await convertCalcom(toDocuments(step?.documents ?? []), context)
    expect([listed(lines.pages).length, listed(lines.bookings).length]).toEqual([1, 250])
    expect(listed(lines['time-off'])).toHaveLength(1)
    expect(report.fields.filter(({ reason }) => reason === 'unknown_field')).toEqual([])
  })

  it('reads forms of Typeform with all their responses', async () => {
    const typeform = new FakeTypeform()
    typeform.responseCount = 2_300
    const { asked, send } = answering(typeform.routes, '/typeform', typeform.holder.token)
    const [step, ...others] = await readAll(readTypeform, send, SINCE)
    expect(others).toEqual([])
    expect(asked.filter(({ kind }) => kind === 'responses')).toHaveLength(3)
    const { lines } = await convertTypeform(toDocuments(step?.documents ?? []), context)
    expect([listed(lines.forms).length, listed(lines.responses).length]).toEqual([1, 2_300])
  })

  it('ends where the source wants a pause, keeps what came, and goes on with the same request', async () => {
    const calendly = new FakeCalendly()
    const { asked, send } = answering(calendly.routes, '/calendly', calendly.holder.token)
    const busyAt = 9
    const paused = await runStep(readCalendly, { place: null, since: SINCE, done: 0 }, async (ask, budget) =>
      asked.length === busyAt ? { kind: 'wait', seconds: 7 } : send(ask, budget),
    )
    expect(paused).toMatchObject({ waitSeconds: 7, progress: { done: busyAt - 2 } })
    expect(paused.documents.length).toBeGreaterThan(0)
    const rest = await runStep(readCalendly, paused.next as NonNullable<typeof paused.next>, send)
    expect(rest).toMatchObject({ next: null, waitSeconds: 0 })
    const paths = asked.filter(({ isRepeat }) => !isRepeat).map(({ path, query }) => JSON.stringify([path, query]))
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('takes the token of the next page from an answer, and no address', async () => {
    const asked: Ask[] = []
    const evil = 'https://evil.example/event_types?page_token=2'
    await runStep(readCalendly, { place: null, since: SINCE, done: 0 }, async (ask) => {
      asked.push(ask)
      const uri = 'https://evil.example/users/../../elsewhere'
      const isFirst = ask.query.page_token === undefined
      const pagination = isFirst ? { next_page: evil } : {}
      return { kind: 'answer', text: '', value: { resource: { uri }, collection: [{ uri }], pagination } }
    })
    expect(asked.filter(({ query }) => query.page_token === '2')).not.toEqual([])
    for (const { path } of asked) expect(path).toMatch(/^\/(?:[\w-]+\/?)+$/)
  })
})

describe('packDocuments', () => {
  it('makes so many documents of more, with all answers in their order', () => {
    const documents = Array.from({ length: 7 }, (_, place) => ({
      name: `${place}.json`,
      text: place % 2 === 0 ? `{"a":${place}}` : `[{"a":${place}},{"b":${place}}]`,
    }))
    expect(packDocuments(documents, 7)).toEqual(documents)
    const packed = packDocuments(documents, 3)
    expect(packed).toHaveLength(3)
    const answers = documents.flatMap(({ text }) => JSON.parse(text))
    expect(packed.flatMap(({ text }) => JSON.parse(text))).toEqual(answers)
  })
})

describe('CELL_QUESTION_TYPES', () => {
  it('are the types that a cell can answer', () => {
    expect([...CELL_QUESTION_TYPES].toSorted()).toEqual(QUESTION_TYPES.filter(isReadable).toSorted())
  })
})

describe('STEP_MS', () => {
  it('has room for three tries, and ends within 20 seconds', () => {
    const tries = (PAUSES_MS.length + 1) * REQUEST_MS
    expect(PAUSES_MS).toHaveLength(2)
    expect(PAUSES_MS.reduce((sum, pause) => sum + pause, tries)).toBeLessThan(STEP_MS)
    expect(STEP_MS).toBeLessThan(20_000)
  })
})

describe('waitOf', () => {
  const now = Date.parse('2027-03-01T09:00:00Z')
  it.each([
    [{ 'retry-after': '12' }, 12],
    [{ 'retry-after': 'Mon, 01 Mar 2027 09:00:30 GMT' }, 30],
    [{ 'x-ratelimit-reset': '45' }, 45],
    [{ 'x-ratelimit-reset': String(now / 1000 + 20) }, 20],
    [{ 'x-ratelimit-reset-default': String(now + 5_000) }, 5],
    [{ 'retry-after': '0' }, 1],
    [{ 'retry-after': '999999' }, 3_600],
    [{ 'retry-after': 'soon' }, 60],
    [{}, 60],
  ])('reads %j as %i seconds', (headers, seconds) => {
    expect(waitOf(headers, now)).toBe(seconds)
  })
})
