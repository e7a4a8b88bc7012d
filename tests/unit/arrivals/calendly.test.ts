import { describe, expect, it } from 'vitest'
import { convertCalendly } from '@/lib/arrivals/calendly/convert'
import { arrivalOptionsSchema } from '@/lib/arrivals/options-schema'
import { judgeLine } from '@/lib/portability/server/judge-line'
import { PARTS } from '@/lib/shared/portability'
import {
  answerOf,
  calendlyEvent,
  calendlyEventType,
  calendlyFiles,
  calendlyInvitee,
  calendlySchedule,
  calendlyUser,
  canceled,
  listAnswer,
  uriOf,
} from '@/tests/support/arrivals/calendly'
import { toDocuments } from '@/tests/support/arrivals/documents'

const NOW = new Date('2027-03-01T12:00:00Z')

async function convert(files: Record<string, string>, sent: object = {}) {
  const options = arrivalOptionsSchema.parse(sent)
  const documents = Object.entries(files).map(([name, text]) => ({ name, text }))
  const context = { now: NOW, timezone: 'UTC', pastDays: options.pastDays, options, form: null, pause: async () => {} }
  const converted = await convertCalendly(toDocuments(documents), context)
  for (const part of PARTS) {
    for await (const line of converted.lines[part] ?? []) expect((await judgeLine(part, line)).wrong, part).toBeNull()
  }
  const [pages, forms, bookings, meetings, responses] = (
    ['pages', 'forms', 'bookings', 'meetings', 'responses'] as const
  ).map((part) => [...((converted.lines[part] ?? []) as Iterable<Record<string, never>>)])
  return { ...converted, pages, forms, bookings, meetings, responses }
}

const whole = (account: Parameters<typeof calendlyFiles>[0]) => convert(calendlyFiles(account))
const outcomes = (report: {
  fields: { kind: string; field: string; outcome: string; reason?: string | undefined }[]
}) => report.fields.map(({ kind, field, outcome, reason }) => `${kind} ${field} ${outcome} ${reason ?? ''}`.trim())

describe('convertCalendly', () => {
  it('makes a page of an event type, with the hours of the default schedule and its questions', async () => {
    const { pages, forms, report, connect, account } = await whole({})
    expect(account).toBe(uriOf('users', 'U1'))
    expect(pages).toMatchObject([
      {
        title: 'Intro',
        slug: 'intro',
        description: 'A first talk.',
        duration: 30,
        durations: [15, 30],
        step: 15,
        bufferBefore: 10,
        bufferAfter: 5,
        location: 'google_meet',
        timezone: 'Europe/Berlin',
        isActive: true,
        showOnProfile: true,
        formId: forms?.[0]?.id,
      },
    ])
    expect(pages?.[0]?.availabilities).toHaveLength(5)
    expect(forms?.[0]?.questions).toMatchObject([
      { question: 'What is it about?', questionType: 'paragraph' },
      {
        question: 'Drink',
        questionType: 'select',
        settings: { other: true },
        options: [{ label: 'Tea' }, { label: 'Coffee' }],
      },
      { question: 'Topics', questionType: 'multiselect' },
    ])
    expect(connect).toEqual(['google'])
    expect(report.things).toContainEqual(
      expect.objectContaining({
        url: 'https://calendly.com/made-up/e1',
        outcome: 'taken',
        became: expect.objectContaining({ path: '/intro' }),
      }),
    )
  })

  it('names every field of the source', async () => {
    const { report } = await whole({
      events: [
        calendlyEvent('A'),
        calendlyEvent('B', { ...canceled(), start_time: '2027-04-06T08:00:00Z', end_time: '2027-04-06T09:00:00Z' }),
      ],
      invitees: [
        calendlyInvitee('A', 'I'),
        calendlyInvitee('B', 'J', { ...canceled(), no_show: { uri: 'x', created_at: 'y' } }),
      ],
    })
    expect(report.fields.filter(({ reason }) => reason === 'unknown_field')).toEqual([])
    const more = await whole({
      types: [calendlyEventType('E1', { brand_new: { a: 1 }, locations: [{ kind: 'zoom', odd: 1 }] })],
    })
    expect(outcomes(more.report)).toEqual(
      expect.arrayContaining([
        'event_type brand_new left_out unknown_field',
        'event_type locations[].odd left_out unknown_field',
      ]),
    )
  })

  it('brings a booking with its guests, answers and time zone, and without reminders', async () => {
    const { bookings, meetings, responses, forms, report } = await whole({
      events: [calendlyEvent('A')],
      invitees: [calendlyInvitee('A', 'I', { no_show: { uri: 'x', created_at: 'y' } })],
    })
    expect(bookings).toMatchObject([
      {
        startTime: '2027-04-05T08:00:00.000Z',
        status: 'confirmed',
        attendeeName: 'Vera Visitor',
        attendeeEmail: 'vera@example.com',
        attendeeTimezone: 'America/New_York',
        guests: ['guest@example.com'],
        isNoShow: true,
        reminders: [],
      },
    ])
    expect(meetings).toMatchObject([
      { title: 'Intro', location: 'google_meet', locationData: { meetLink: 'https://meet.google.com/abc' } },
    ])
    const [about, drink, topics] = (forms?.[0]?.questions ?? []) as { id: string }[]
    expect(responses).toMatchObject([
      { responses: { [about?.id ?? '']: 'Everything', [drink?.id ?? '']: 'tea', [topics?.id ?? '']: ['a', 'c'] } },
    ])
    const told = JSON.stringify(report)
    for (const secret of ['vera@example.com', 'Vera', 'guest@example.com', 'Everything', 'cancellations']) {
      expect(told).not.toContain(secret)
    }
  })

  it('tells what ended at the source', async () => {
    const old = { rescheduled: true, new_invitee: `${uriOf('scheduled_events', 'B')}/invitees/J`, ...canceled() }
    const { bookings, ended, bookingRefs, report } = await whole({
      events: [
        calendlyEvent('A', canceled()),
        calendlyEvent('B', { start_time: '2027-04-07T08:00:00Z', end_time: '2027-04-07T08:30:00Z' }),
        calendlyEvent('C', canceled({ canceler_type: 'host' })),
      ],
      invitees: [
        calendlyInvitee('A', 'I', old),
        calendlyInvitee('B', 'J', { old_invitee: 'x' }),
        calendlyInvitee('C', 'K', canceled()),
      ],
    })
    expect(
      bookings?.map(({ status, moves, cancelledBy, cancelReason }) => [status, moves, cancelledBy, cancelReason]),
    ).toEqual([
      ['confirmed', 1, null, null],
      ['cancelled', 0, 'owner', 'Ill'],
    ])
    expect(bookings?.map(({ history }) => history)).toMatchObject([[], [{ by: 'owner', what: 'cancelled' }]])
    expect(ended.map(({ id, isSuperseded }) => [bookingRefs.get(id)?.at(-1), isSuperseded])).toEqual([
      ['A', true],
      ['C', false],
    ])
    expect(report.things).toContainEqual(
      expect.objectContaining({ kind: 'scheduled_event', reason: 'superseded', start: '2027-04-05T08:00:00.000Z' }),
    )
  })

  it('makes one booking of an event with several invitees, and a meeting of one without an address', async () => {
    const invitees = Array.from({ length: 14 }, (_, place) =>
      calendlyInvitee('A', `I${place}`, { email: `v${place}@example.com` }),
    )
    const { bookings, meetings, report } = await whole({
      events: [
        calendlyEvent('A', { event_guests: [] }),
        calendlyEvent('B', { start_time: '2027-04-06T08:00:00Z', end_time: '2027-04-06T08:30:00Z' }),
      ],
      invitees: [...invitees, calendlyInvitee('B', 'J', { email: '' })],
    })
    expect(bookings).toHaveLength(1)
    expect(bookings?.[0]?.guests).toHaveLength(10)
    expect(
      meetings?.map(({ bookingId, attendees }) => [bookingId === null, (attendees as unknown as string[]).length]),
    ).toEqual([
      [false, 11],
      [true, 0],
    ])
    expect(outcomes(report)).toEqual(
      expect.arrayContaining([
        'invitee email changed team',
        'invitee email changed no_attendee',
        'scheduled_event event_guests[].email left_out too_many',
      ]),
    )
  })

  it('brings nearest numbers for those out of range, and says so', async () => {
    const far = { duration: 9_999, duration_options: [0, 30], before_buffer: -5, start_time_increment: 0 }
    const { pages, report } = await whole({ types: [calendlyEventType('E1', far)] })
    expect(pages).toMatchObject([{ duration: 1440, durations: [30, 1440], bufferBefore: 0, step: 1 }])
    const fields = ['before_buffer', 'duration', 'duration_options[]', 'start_time_increment']
    expect(outcomes(report).filter((one) => one.endsWith('changed invalid'))).toEqual(
      fields.map((field) => `event_type ${field} changed invalid`),
    )
  })

  it('cancels an event of which everybody has cancelled their place, and says which answers stay behind', async () => {
    const gone = [{ question: 'Gone', answer: 'Everything', position: 0 }]
    const { bookings, ended, bookingRefs, report } = await whole({
      events: [
        calendlyEvent('A'),
        calendlyEvent('B', { start_time: '2027-04-06T08:00:00Z', end_time: '2027-04-06T08:30:00Z' }),
      ],
      invitees: [
        calendlyInvitee('A', 'I', canceled()),
        calendlyInvitee('B', 'J', { questions_and_answers: gone }),
        calendlyInvitee('Z', 'K'),
      ],
    })
    expect(bookings?.map(({ status, cancelReason }) => [status, cancelReason])).toEqual([
      ['cancelled', 'Ill'],
      ['confirmed', null],
    ])
    expect(ended.map(({ id, isSuperseded }) => [bookingRefs.get(id), isSuperseded])).toEqual([
      [uriOf('scheduled_events', 'A'), false],
    ])
    expect(outcomes(report)).toEqual(
      expect.arrayContaining([
        'invitee event left_out invalid',
        'invitee questions_and_answers[].answer left_out no_counterpart',
      ]),
    )
    expect(report.things).toContainEqual(
      expect.objectContaining({ ref: uriOf('scheduled_events', 'B'), outcome: 'changed', reason: 'no_counterpart' }),
    )
  })

  it.each([
    ['jitsi_conference', { location: 'link', locationData: { linkPattern: 'https://meet.jit.si/{random}' } }, []],
    ['bigbluebutton_conference', { location: 'bigbluebutton', locationData: {} }, ['bigbluebutton']],
  ])('makes a place of %s', async (kind, place, wanted) => {
    const { pages, connect } = await whole({ types: [calendlyEventType('E1', { locations: [{ kind }] })] })
    expect(pages).toMatchObject([place])
    expect(connect).toEqual(wanted)
  })

  it('switches off what several share, and says what has no counterpart', async () => {
    const { pages, forms, report } = await whole({
      types: [
        calendlyEventType('E1', { pooling_type: 'round_robin' }),
        calendlyEventType('E2', { locations: [{ kind: 'webex_conference' }, { kind: 'custom', location: 'Room' }] }),
        calendlyEventType('E3', { name: '', slug: null, active: false, secret: true, custom_questions: [] }),
        calendlyEventType('E4', { name: 'QA', slug: 'QA', active: false }),
      ],
    })
    expect(
      pages?.map(({ title, isActive, showOnProfile, location, formId }) => [
        title,
        isActive,
        showOnProfile,
        location,
        formId !== null,
      ]),
    ).toEqual([
      ['Intro', false, true, 'google_meet', true],
      ['Intro', true, true, 'custom', true],
      ['Calendly', false, false, 'google_meet', false],
      ['QA', false, true, 'google_meet', true],
    ])
    expect(forms?.at(-1)).toMatchObject({ title: 'Calendly QA', isPublished: false })
    expect(report.fields).toContainEqual(
      expect.objectContaining({
        field: 'locations[].kind',
        outcome: 'changed',
        reason: 'no_counterpart',
        note: 'webex_conference became a custom location.',
        count: 1,
        refs: [uriOf('event_types', 'E2')],
      }),
    )
    expect(outcomes(report)).toEqual(
      expect.arrayContaining([
        'event_type pooling_type changed team',
        'event_type locations[].kind left_out too_many',
        'event_type name changed invalid',
        'event_type slug changed invalid',
      ]),
    )
  })

  it('reads hours that end at midnight, dates that replace weekdays, and hours of one event type', async () => {
    const rules = [
      {
        type: 'wday',
        wday: 'friday',
        intervals: [
          { from: '20:00', to: '24:00' },
          { from: '08:00', to: '10:00' },
          { from: '09:00', to: '11:00' },
        ],
      },
      { type: 'wday', wday: 'sunday', intervals: [] },
      { type: 'date', date: '2027-05-01', intervals: [] },
      { type: 'date', date: '2027-05-02', intervals: [{ from: '10:00', to: '23:59' }] },
      { type: 'date', date: '2027-05-03', intervals: [{ from: '10:00', to: '10:00' }] },
      { type: 'date', date: '2027-02-01', intervals: [] },
    ]
    const own = {
      event_type: uriOf('event_types', 'E2'),
      availability_setting: 'host',
      availability_rule: {
        timezone: 'Asia/Tokyo',
        rules: [{ type: 'wday', wday: 'monday', intervals: [{ from: '09:00', to: '10:00' }] }],
      },
    }
    const { pages, report } = await whole({
      types: [calendlyEventType('E1'), calendlyEventType('E2')],
      schedules: [calendlySchedule('S1', { rules }), own, calendlySchedule('S2', { default: false })],
    })
    const hours = (pages?.[0]?.availabilities ?? []) as object[]
    expect(hours).toMatchObject([
      { dayOfWeek: 5, startTime: '08:00', endTime: '11:00' },
      { dayOfWeek: 5, startTime: '20:00', endTime: '00:00' },
    ])
    expect(pages?.[0]?.dates).toEqual([
      { date: '2027-05-01', spans: [] },
      { date: '2027-05-02', spans: [{ startTime: '10:00', endTime: '00:00' }] },
      { date: '2027-05-03', spans: [] },
    ])
    expect(pages?.[1]).toMatchObject({ timezone: 'Asia/Tokyo', availabilities: [{ dayOfWeek: 1 }], dates: [] })
    expect(outcomes(report)).toEqual(
      expect.arrayContaining([
        'schedule rules[].date left_out too_old',
        'schedule rules[].intervals[].to changed no_counterpart',
        'schedule uri left_out no_counterpart',
      ]),
    )
  })

  it('leaves old events behind, and takes notice and window from the owner', async () => {
    const long = { start_time: '2025-01-01T08:00:00Z', end_time: '2025-01-01T09:00:00Z' }
    const files = calendlyFiles({ events: [calendlyEvent('A', long)], invitees: [calendlyInvitee('A', 'I')] })
    expect((await convert(files)).bookings).toEqual([])
    const options = { pastDays: 3650, defaults: { minimumNotice: 240, bookingWindow: { type: 'days', days: 60 } } }
    const { bookings, pages } = await convert(files, options)
    expect(bookings).toHaveLength(1)
    expect(pages).toMatchObject([{ minimumNotice: 240, bookingWindow: { type: 'days', days: 60 } }])
  })

  it.each([
    ['wrong_source', { 'a.json': '{"source":"calcom"}' }],
    ['wrong_source', { 'a.json': listAnswer([{ uri: 'https://api.example.com/other/1' }]) }],
    ['unreadable', { 'a.json': '{"resource":' }],
    ['unreadable', { 'a.json': '[1]' }],
    ['nothing_found', { 'a.json': listAnswer([]) }],
  ])('refuses with %s', async (code, files) => {
    await expect(convert(files)).rejects.toMatchObject({ code })
  })

  it('brings as many questions as a form has room for', async () => {
    const answer_choices = Array.from({ length: 100 }, (_, place) => `O${place}`)
    const custom_questions = Array.from({ length: 12 }, (_, place) => ({
      ...{ name: `Q${place}`, type: 'single_select', position: place, enabled: true, required: false },
      answer_choices,
    }))
    const { forms, report } = await whole({ types: [calendlyEventType('E1', { custom_questions })] })
    expect(forms?.[0]?.questions).toHaveLength(10)
    expect(report.fields).toContainEqual(
      expect.objectContaining({ field: 'custom_questions[].name', reason: 'too_many', count: 2 }),
    )
  })

  it('takes the name, zone, clock and language of the person, and says which language there is not here', async () => {
    const settingsOf = async (fields: object) => {
      const { lines, report } = await convert({
        'me.json': answerOf(calendlyUser({ ...fields })),
        'types.json': listAnswer([calendlyEventType('E1')]),
      })
      return { settings: [...((lines.settings ?? []) as Iterable<object>)], told: outcomes(report) }
    }
    const known = await settingsOf({ locale: 'de', time_notation: '12h' })
    expect(known.settings).toEqual([
      { fullName: 'Ada Made-Up', timezone: 'Europe/Berlin', timeFormat: '12h', language: 'de' },
    ])
    expect(known.told).toEqual(expect.arrayContaining(['user locale taken', 'user time_notation taken']))
    const unknown = await settingsOf({ locale: 'fr', time_notation: 'other' })
    expect(unknown.settings).toEqual([{ fullName: 'Ada Made-Up', timezone: 'Europe/Berlin' }])
    expect(unknown.told).toContain('user locale left_out no_counterpart')
  })

  it('survives answers of any shape', async () => {
    const odd = [null, 1, '', [], {}, 'x'.repeat(20_000), [null], { kind: 1 }]
    const types = Object.keys(calendlyEventType('E')).flatMap((name) =>
      odd.map((value) =>
        calendlyEventType('E1', { [name]: value, uri: uriOf('event_types', `${name}${odd.indexOf(value)}`) }),
      ),
    )
    const events = Object.keys(calendlyEvent('E')).flatMap((name) =>
      odd.map((value) =>
        calendlyEvent('E1', { [name]: value, uri: uriOf('scheduled_events', `${name}${odd.indexOf(value)}`) }),
      ),
    )
    const invitees = Object.keys(calendlyInvitee('E', 'I')).flatMap((name) =>
      odd.map((value, place) =>
        calendlyInvitee(`name${place}`, `${name}${place}`, {
          [name]: value,
          uri: `${uriOf('scheduled_events', `name${place}`)}/invitees/${name}`,
        }),
      ),
    )
    const { pages } = await whole({ types, events, invitees })
    expect(pages?.length).toBe(types.length)
    await convert({ 'a.json': answerOf(calendlyUser({ timezone: 'Nowhere', name: '' })) })
  })
})
