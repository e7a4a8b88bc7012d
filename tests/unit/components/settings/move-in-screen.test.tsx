// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MoveInScreen } from '@/components/settings/move-in/move-in-screen'
import type { ArrivalAnswer } from '@/lib/arrivals/api-shapes'
import { DEFAULT_SETTINGS } from '@/lib/settings/schema'
import { PARTS } from '@/lib/shared/portability'
import { OwnerScreen } from '../../../support/screens/owner-screen'
import { cleanup, render, screen, within } from '../../../support/screens/testing'

const ID = '00000000-0000-4000-8000-000000000001'
const FORM_ID = '00000000-0000-4000-8000-000000000002'
const nothing = { added: 0, kept: 0, skipped: 0 }
const parts = {
  ...Object.fromEntries(PARTS.map((part) => [part, nothing])),
  pages: { ...nothing, added: 2 },
  forms: { ...nothing, added: 1 },
  bookings: { ...nothing, added: 3 },
  meetings: { ...nothing, added: 3 },
}
const answer = {
  id: null,
  dryRun: true,
  source: 'calendly',
  account: 'A',
  plan: { parts, erased: 0, renamed: [], conflicts: [], updated: 0, connect: ['google'], reminders: 0 },
  report: {
    source: 'calendly',
    account: 'A',
    totals: { taken: 1, changed: 0, left_out: 1 },
    fields: [
      { kind: 'event_type', field: 'name', outcome: 'taken', to: 'pages.title', count: 2, refs: [] },
      { kind: 'event_type', field: 'color', outcome: 'left_out', reason: 'no_counterpart', count: 2, refs: [] },
    ],
    things: [
      {
        kind: 'event_type',
        ref: 'E',
        title: 'Intro',
        url: 'https://calendly.com/made-up/intro',
        outcome: 'taken',
        became: { part: 'pages', id: ID, path: '/intro' },
      },
      {
        kind: 'column',
        ref: 'F',
        title: 'A form without an old address',
        outcome: 'taken',
        became: { part: 'forms', id: FORM_ID, path: '/form/rows' },
      },
    ],
  },
} as unknown as ArrivalAnswer
const run = {
  id: ID,
  source: 'csv',
  account: 'A',
  at: '2026-11-28T09:30:00.000Z',
  added: {},
  totals: answer.report.totals,
}

const sent = vi.fn<(call: string, body: unknown) => void>()
let runs: object[] = []
let oldLinks: object[] = []
let source = 'calendly'
let changed: object = {}
let things: object[] = []
let refusal: Response | null = null
let steps: object[] = []
let preview: object | undefined

afterEach(cleanup)
beforeEach(() => {
  sent.mockReset()
  runs = []
  oldLinks = []
  source = 'calendly'
  changed = {}
  things = answer.report.things
  refusal = null
  steps = []
  preview = undefined
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/settings') return Response.json({ ...DEFAULT_SETTINGS, saved: true })
    if (path === '/api/arrivals') return Response.json(runs)
    if (path === '/api/forms') return Response.json([])
    if (path === '/api/arrivals/links') return Response.json(oldLinks)
    sent(`${init.method} ${path}`, init.body)
    if (init.method === 'DELETE') return new Response(null, { status: 204 })
    if (init.method === 'GET') return Response.json({ ...run, report: answer.report })
    if (refusal) return refusal
    if (path.startsWith('/api/arrivals/read')) return Response.json(steps.shift())
    const plan = { ...answer.plan, parts: { ...parts, ...changed } }
    const given = { ...answer, source, preview, plan, report: { ...answer.report, things } }
    return Response.json(path.includes('dryRun') ? given : { ...given, dryRun: false, id: ID })
  })
})

const formOf = (call: [string, unknown] | undefined) => call?.[1] as FormData

async function open() {
  const user = userEvent.setup()
  render(
    <OwnerScreen>
      <MoveInScreen />
    </OwnerScreen>,
  )
  return user
}

describe('<MoveInScreen>', () => {
  it('shows the plan beside the report, and brings only what the button names', async () => {
    const user = await open()
    await user.upload(screen.getByLabelText('Choose files'), [new File(['{}'], 'a.json'), new File(['{}'], 'b.json')])
    await user.click(screen.getByRole('button', { name: 'Show what comes' }))
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'This is what comes' }))
    expect(sent.mock.calls.map(([call]) => call)).toEqual(['POST /api/arrivals?from=calendly&dryRun=1'])
    const body = sent.mock.calls[0]?.[1] as FormData
    expect(body.getAll('file')).toHaveLength(2)
    expect(JSON.parse(String(body.get('options')))).toEqual({ defaults: {}, pastDays: 365 })
    const connect = 'Connect these accounts so that pages can create their links: Google.'
    expect(screen.getByRole('link', { name: connect }).getAttribute('href')).toBe('/integrations')
    expect(screen.getByText('event_type: color').parentElement?.textContent).toContain('There is nothing like it here.')
    await user.type(screen.getByLabelText('Notice before a booking, in minutes'), '120')
    await user.type(screen.getByLabelText('Bookable so many days ahead'), '60')
    expect(screen.queryByRole('button', { name: /^Bring / })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show what comes' }))
    await screen.findByRole('heading', { name: 'This is what comes' })
    await user.click(screen.getByRole('button', { name: 'Bring 2 pages, 1 form, 3 bookings' }))
    await screen.findByRole('heading', { name: 'Everything is here' })
    const calls = ['POST /api/arrivals?from=calendly&dryRun=1', 'POST /api/arrivals?from=calendly']
    expect(sent.mock.calls.slice(1).map(([call]) => call)).toEqual(calls)
    const defaults = { minimumNotice: 120, bookingWindow: { type: 'days', days: 60 } }
    for (const sending of sent.mock.calls.slice(1))
      expect(JSON.parse(String(formOf(sending).get('options')))).toEqual({ defaults, pastDays: 365 })
    expect(screen.getByRole('link', { name: '3 bookings' }).getAttribute('href')).toBe('/meetings')
    expect(screen.queryByRole('link', { name: /meeting/ })).toBeNull()
    expect(screen.getByRole('link', { name: '/intro' }).getAttribute('href')).toBe('/intro')
    expect(screen.getByText('https://calendly.com/made-up/intro')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Intro' }).getAttribute('href')).toBe(`/time-slot-pages/${ID}/edit`)
    expect(screen.getByRole('link', { name: 'A form without an old address' }).getAttribute('href')).toBe(
      `/forms/${FORM_ID}/edit`,
    )
  })

  it('reads an account with a token in steps, stops, goes on where it was, and shows the plan', async () => {
    const done = (count: number, cursor: string | null) => ({
      documents: [{ name: `${count}.json`, text: `{"part":${count}}` }],
      cursor,
      progress: { done: count, of: 3 },
      waitSeconds: cursor === 'second' ? 60 : 0,
    })
    steps = [done(1, 'first'), done(2, 'second'), done(3, null)]
    const user = await open()
    await user.type(screen.getByLabelText('Token'), 'a-token')
    await user.click(screen.getByRole('button', { name: 'Read the account' }))
    await screen.findByText('Calendly wants a pause of 60 seconds. Reading goes on by itself.')
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect((await screen.findByText(/^2 of 3 answers read/)).textContent).toContain('Reading has stopped.')
    await user.click(screen.getByRole('button', { name: 'Go on reading' }))
    await screen.findByRole('heading', { name: 'This is what comes' })
    const [first, second, third, planned] = sent.mock.calls
    const readings = [first, second, third].map((call) => JSON.parse(String(call?.[1])))
    const given = { token: 'a-token', pastDays: 365 }
    expect(readings).toEqual([null, 'first', 'second'].map((cursor) => ({ ...given, cursor })))
    const files = formOf(planned).getAll('file') as File[]
    expect(await Promise.all(files.map((file) => file.text()))).toEqual(['{"part":1}', '{"part":2}', '{"part":3}'])
    await user.click(screen.getByRole('button', { name: 'Choose something else' }))
    expect(screen.getByLabelText<HTMLInputElement>('Token').value).toBe('')
  })

  it('lets the owner say what each column of a CSV file becomes', async () => {
    source = 'csv'
    preview = {
      rows: 2,
      columns: [
        { column: 'Who', to: { questionType: 'text', question: 'Who' }, samples: ['Ada'] },
        { column: 'Age', to: { questionType: 'number', question: 'Age' }, samples: ['36'] },
      ],
    }
    const user = await open()
    await user.click(screen.getByRole('radio', { name: /Any tool/ }))
    await user.upload(screen.getByLabelText('Choose files'), new File(['Who,Age'], 'a.csv'))
    await user.click(screen.getByRole('button', { name: 'Show what comes' }))
    await user.selectOptions(await screen.findByLabelText('Who'), 'Name of the person')
    await user.selectOptions(screen.getByLabelText('Age'), 'Question: Text')
    expect(screen.queryByRole('button', { name: /^Bring / })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show what comes' }))
    await screen.findByRole('button', { name: /^Bring / })
    expect(screen.queryByRole('button', { name: 'Show what comes' })).toBeNull()
    expect(sent).toHaveBeenCalledTimes(2)
    const options = JSON.parse(String(formOf(sent.mock.calls[1]).get('options')))
    expect(options.columns).toEqual([
      { column: 'Who', to: 'respondentName' },
      { column: 'Age', to: { questionType: 'text', question: 'Age' } },
    ])
  })

  it('plans again when the day of the first reminders is chosen', async () => {
    const user = await open()
    await user.upload(screen.getByLabelText('Choose files'), new File(['{}'], 'a.json'))
    await user.click(screen.getByRole('button', { name: 'Show what comes' }))
    const day = await screen.findByRole('group', { name: 'Send reminders from' })
    await user.type(within(day).getByRole('textbox'), '2030-01-07')
    expect(screen.queryByRole('button', { name: /^Bring / })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show what comes' }))
    await screen.findByRole('button', { name: /^Bring / })
    const [first, second] = sent.mock.calls.map((call) => JSON.parse(String(formOf(call).get('options'))))
    expect([first.takeOverFrom, second.takeOverFrom]).toEqual([undefined, '2030-01-07T00:00:00.000Z'])
  })

  it('leads to the events of a calendar file, which have no page', async () => {
    source = 'ics'
    things = []
    changed = { pages: nothing, forms: nothing, bookings: nothing, meetings: { ...nothing, added: 12 } }
    const user = await open()
    await user.click(screen.getByRole('radio', { name: /Any calendar/ }))
    await user.upload(screen.getByLabelText('Choose files'), new File(['BEGIN:VCALENDAR'], 'a.ics'))
    await user.click(screen.getByRole('button', { name: 'Show what comes' }))
    await user.click(await screen.findByRole('button', { name: 'Bring 12 meetings' }))
    const link = await screen.findByRole('link', { name: '12 meetings' })
    expect(link.getAttribute('href')).toBe('/meetings')
  })

  it('keeps the files when the server refuses them, and says why', async () => {
    refusal = Response.json({ code: 'nothing_found', message: 'x' }, { status: 400 })
    const user = await open()
    await user.click(screen.getByRole('radio', { name: /Any tool/ }))
    await user.upload(screen.getByLabelText('Choose files'), new File(['a'], 'a.csv'))
    await user.click(screen.getByRole('button', { name: 'Show what comes' }))
    expect(await screen.findByText('There is nothing in these files that can be brought.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Show what comes' }).disabled).toBe(false)
  })

  it('shows and forgets the report of an earlier run', async () => {
    runs = [run]
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Show report' }))
    expect(await screen.findByText('1 field stays behind')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Forget report' }))
    await vi.waitFor(() => expect(sent.mock.calls.at(-1)?.[0]).toBe(`DELETE /api/arrivals/${ID}`))
  })

  it('hands out the script of a source, and the lines that keep its old links', async () => {
    const user = await open()
    await user.click(screen.getByRole('radio', { name: /Cal.com/ }))
    const script = screen.getByRole('link', { name: 'Download calcom.sql' })
    expect(script.getAttribute('href')).toBe('/api/arrivals/scripts/calcom.sql')
    expect(screen.getByText(/^psql /).textContent).toContain('-f calcom.sql > calcom.json')
    await user.upload(screen.getByLabelText('Choose files'), new File(['{}'], 'calcom.json'))
    source = 'calcom'
    await user.click(screen.getByRole('button', { name: 'Show what comes' }))
    await screen.findByRole('heading', { name: 'This is what comes' })
    expect(screen.queryByText('Old booking links')).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Bring / }))
    await screen.findByRole('heading', { name: 'Everything is here' })
    // Those of a hosted Cal.com stay there.
    expect(screen.queryByText('Old booking links')).toBeNull()
    changed = { links: { ...nothing, added: 3 } }
    await user.click(screen.getByRole('button', { name: 'Bring something else' }))
    await user.upload(screen.getByLabelText('Choose files'), new File(['{}'], 'calcom.json'))
    await user.click(screen.getByRole('button', { name: 'Show what comes' }))
    await user.click(await screen.findByRole('button', { name: /^Bring / }))
    await screen.findByText('Old booking links')
    for (const line of [`return 301 ${window.location.origin}/b/$uid`, `${window.location.origin}/b/{path.1}`])
      expect(screen.getByText((text) => text.includes(line))).toBeTruthy()
  })

  it('finds the old addresses in a text', async () => {
    runs = [run]
    const user = await open()
    await user.type(
      await screen.findByLabelText('Your website, its sitemap, or any text'),
      'calendly.com/made-up/intro',
    )
    await user.click(screen.getByRole('button', { name: 'Find old links' }))
    await screen.findByText('There is no old address in it.')
    oldLinks = [{ old: 'https://calendly.com/made-up/intro', new: 'https://slotform.example/intro', title: 'Intro' }]
    await user.click(screen.getByRole('button', { name: 'Find old links' }))
    const link = await screen.findByRole('link', { name: 'https://slotform.example/intro' })
    expect(link.parentElement?.textContent).toContain('Intro')
  })
})
