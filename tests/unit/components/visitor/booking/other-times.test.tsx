// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HostedPage } from '@/components/visitor/booking/bookable-page'
import OtherTimes from '@/components/visitor/booking/other-times'
import type { Visitor } from '@/components/visitor/shared/use-visitor'
import { cleanup, fireEvent, render, screen, waitFor } from '../../../../support/screens/testing'

const page = {
  ...{ slug: 'intro', title: 'Intro call', ownerName: 'Ada', duration: 30, durations: [30], timezone: 'UTC' },
} as HostedPage
const visitor = { timezone: 'Europe/Berlin', timeFormat: '24h' } as Visitor

/** What the server tells of a time, and how it answers the request. */
let refusal: string | null
let answer: () => Response
const asked = vi.fn()
const onChoose = vi.fn()

beforeEach(() => {
  refusal = 'hours'
  answer = () => Response.json({ times: [], expiresAt: '' }, { status: 201 })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    asked(path, init.body && JSON.parse(String(init.body)))
    return init.method === 'POST' ? answer() : Response.json({ startTime: '', refusal })
  })
})
afterEach(() => {
  cleanup()
  asked.mockClear()
  onChoose.mockClear()
  vi.unstubAllGlobals()
})

async function open() {
  const user = userEvent.setup()
  render(<OtherTimes page={page} visitor={visitor} onChoose={onChoose} />)
  await user.click(screen.getByRole('button', { name: 'No time fits?' }))
  return user
}

const first = () => screen.getByRole('group', { name: 'A time that suits you' })
const set = (type: 'date' | 'time', value: string) =>
  fireEvent.change(first().querySelector(`[type="${type}"]`) as Element, { target: { value } })

function nameTime() {
  set('date', '2027-08-03')
  set('time', '20:00')
}

async function send(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Name'), 'Vera')
  await user.type(screen.getByLabelText('Email'), 'vera@example.com')
  await user.click(screen.getByRole('button', { name: 'Send request' }))
}

describe('<OtherTimes>', () => {
  it('is one quiet line until it is pressed, and keeps what is typed when it is closed', async () => {
    const user = await open()
    const line = screen.getByRole('button', { name: 'No time fits?' })
    await user.type(screen.getByLabelText('Name'), 'Vera')
    await user.click(line)
    expect(line.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
    await user.click(line)
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Vera')
  })

  it('says in public words why a time is not offered, asked once it is whole', async () => {
    await open()
    set('date', '2027-08-03')
    expect(asked).not.toHaveBeenCalled()
    set('time', '20:00')
    expect(await screen.findByText('This time is outside the hours of Ada.')).toBeTruthy()
    expect(asked.mock.calls).toEqual([['/api/schedule/intro/other-times?at=2027-08-03T18%3A00%3A00.000Z', undefined]])
    refusal = 'closed'
    set('time', '21:00')
    expect(await screen.findByText('The host is away at this time.')).toBeTruthy()
  })

  it('leads to the booking of a time that can be booked', async () => {
    refusal = null
    const user = await open()
    nameTime()
    await user.click(await screen.findByRole('button', { name: 'Book this time' }))
    expect(onChoose).toHaveBeenCalledWith('2027-08-03T18:00:00.000Z')
  })

  it('sends the request and says where the answer goes', async () => {
    const user = await open()
    nameTime()
    await user.type(screen.getByLabelText('Message to Ada'), 'Evenings')
    await send(user)
    const said = await screen.findByText('Ada answers by email to vera@example.com.')
    expect(document.activeElement).toBe(said.parentElement)
    expect(asked.mock.calls.find(([, body]) => body)?.[1]).toMatchObject({
      startTimes: ['2027-08-03T18:00:00.000Z'],
      attendeeName: 'Vera',
      note: 'Evenings',
      userTimezone: 'Europe/Berlin',
      language: 'en',
    })
  })

  it('sends nothing without a whole time or an address, and leads to what is missing', async () => {
    const user = await open()
    set('date', '2027-08-03')
    await user.click(screen.getByRole('button', { name: 'Send request' }))
    expect(screen.getByText('Enter a date and a time.')).toBeTruthy()
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(first().querySelector('[type="time"]')))
    expect(asked).not.toHaveBeenCalled()
  })

  it('takes a message back as soon as its field is right, and stays in that field', async () => {
    const user = await open()
    nameTime()
    await user.click(screen.getByRole('button', { name: 'Send request' }))
    const name = screen.getByLabelText('Name')
    const email = screen.getByLabelText('Email')
    expect(name.getAttribute('aria-invalid')).toBe('true')
    await user.type(name, 'V')
    expect(name.getAttribute('aria-invalid')).toBeNull()
    await user.type(email, 'vera@example')
    expect(email.getAttribute('aria-invalid')).toBe('true')
    await user.type(email, '.com')
    expect(email.getAttribute('aria-invalid')).toBeNull()
    expect(document.activeElement).toBe(email)
  })

  it.each([
    [409, 'time_offered', 'This time can be booked.'],
    [409, 'too_many_time_requests', 'Ada has many requests to answer right now. Please try again later.'],
    [409, 'past', 'This time has already begun or passed.'],
  ])('says why a request is refused: %s %s', async (status, code, words) => {
    answer = () => Response.json({ code, message: 'No' }, { status })
    const user = await open()
    nameTime()
    await send(user)
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Vera')
  })
})
