// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { EditPage } from '@/components/pages/editor/edit-page'
import { PageCard } from '@/components/pages/list/page-card'
import { dismissToast } from '@/components/ui/use-toast'
import type { PageLink } from '@/lib/pages/link-schema'
import { PAGE_DEFAULTS, type TimeSlotPage } from '@/lib/pages/schema'
import { addDays, localDate } from '@/lib/scheduling'
import { timezoneOptions } from '@/lib/scheduling/timezones'
import { stubResizeObserver } from '../../../../support/screens/resize-observer'
import { cleanup, render, screen, within } from '../../../../support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const page: TimeSlotPage = {
  ...PAGE_DEFAULTS,
  id: '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11',
  slug: 'intro',
  title: 'Intro call',
  timezone: 'Asia/Tokyo',
  availabilities: [{ dayOfWeek: 1, startTime: '09:00', endTime: '17:00' }],
  visibility: 'secret',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const link = (id: string, fields: Partial<PageLink> = {}): PageLink => ({
  id,
  url: `https://x.example/intro?k=${id}`,
  uses: 0,
  maxUses: null,
  expiresAt: null,
  note: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  ...fields,
})
const settings = { weekStartDay: 1, timeFormat: '24h', dateFormat: 'MMM D YYYY', timezone: 'UTC', saved: true }
let shown = page
let links: PageLink[] = []
const save = vi.fn<(body: unknown) => void>()

async function answer(path: string, init: RequestInit): Promise<Response> {
  const of = `/api/time-slot-pages/${page.id}`
  if (path === '/api/settings') return Response.json(settings)
  if (path.endsWith('/forecast')) return Response.json({ message: 'Not here' }, { status: 503 })
  if (init.method === 'POST' && path === `${of}/links`) {
    const made = link('made', JSON.parse(String(init.body)))
    links = [made, ...links]
    return Response.json(made, { status: 201 })
  }
  if (init.method === 'DELETE') {
    links = links.filter(({ id }) => path !== `${of}/links/${id}`)
    return new Response(null, { status: 204 })
  }
  if (init.method === 'PATCH') save(JSON.parse(String(init.body)))
  if (path === `${of}/links`) return Response.json(links)
  return Response.json(path === of ? shown : [])
}

async function edit(change: Partial<TimeSlotPage> = {}) {
  shown = { ...page, ...change }
  const user = userEvent.setup()
  render(
    <Providers>
      <EditPage id={page.id} timezones={timezoneOptions(0)} openedTab="details" />
    </Providers>,
  )
  await screen.findByLabelText('Title')
  return user
}

function showCard(change: Partial<TimeSlotPage> = {}) {
  render(
    <Providers>
      <PageCard page={{ ...page, ...change }} settings={undefined} upcoming={undefined} />
    </Providers>,
  )
  return userEvent.setup()
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Links of this page' })).getAllByRole('listitem')

beforeEach(() => {
  links = [link('one', { note: 'For Ada', uses: 1, maxUses: 3 }), link('two', { uses: 1, maxUses: 1 })]
  save.mockReset()
  vi.stubGlobal('fetch', answer)
  stubResizeObserver()
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('<PageLinks>', () => {
  it('lists links with their uses, and offers those that lead to the page', async () => {
    await edit()
    const [first, second] = (await rows()).map((row) => within(row))
    expect(first?.getByText('For Ada')).toBeTruthy()
    expect(first?.getByText('Used 1 of 3 times')).toBeTruthy()
    expect(first?.getByText('https://x.example/intro?k=one')).toBeTruthy()
    expect(first?.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('https://x.example/intro?k=one')
    expect(second?.getByText('Used up')).toBeTruthy()
    expect(second?.queryByRole('button', { name: 'Copy' })).toBeNull()
    expect(second?.getByRole('button', { name: 'Delete link' })).toBeTruthy()
  })

  it('makes a link for a number of bookings and until the end of a day in the zone of the page', async () => {
    const user = await edit()
    await rows()
    await user.click(screen.getByRole('button', { name: 'New link' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New link' }))
    await user.type(dialog.getByLabelText('Note for you'), 'For Grace')
    await user.clear(dialog.getByLabelText('Bookings it is good for'))
    await user.click(dialog.getByRole('button', { name: 'Create link' }))
    expect(await dialog.findByText('Must be a whole number from 1 to 10,000')).toBeTruthy()
    await user.type(dialog.getByLabelText('Bookings it is good for'), '5')
    await user.click(dialog.getByRole('switch', { name: 'Let it expire' }))
    await user.click(dialog.getByRole('button', { name: 'Create link' }))
    await vi.waitFor(async () => expect(await rows()).toHaveLength(3))
    const lastDay = addDays(localDate('Asia/Tokyo', Date.now()), 30)
    const expiresAt = new Date(`${lastDay}T15:00:00.000Z`).toISOString()
    expect(links[0]).toMatchObject({ note: 'For Grace', maxUses: 5, expiresAt })
    expect(save).not.toHaveBeenCalled()
  })

  it('deletes a link once that is confirmed, and focuses the button that makes one', async () => {
    const user = await edit()
    const [first] = await rows()
    await user.click(within(first as HTMLElement).getByRole('button', { name: 'Delete link' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this link?' }))
    expect(question.getByText('“For Ada” will stop working at once. Bookings made with it stay.')).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await vi.waitFor(async () => expect(await rows()).toHaveLength(1))
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('New link'))
  })
})

describe('<VisibilitySection>', () => {
  it('says before saving that the address of a public page will lead nowhere', async () => {
    const user = await edit({ visibility: 'public' })
    expect(await screen.findByText(/^It has 2 links, which open it as the address does/)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Only by link' }))
    expect(screen.getByText(/^Once saved, the bare address answers “not found”/)).toBeTruthy()
    expect(await rows()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await vi.waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ visibility: 'secret' })))
  })

  it('says what becomes of the links of a secret page that turns public', async () => {
    const user = await edit()
    await rows()
    expect(screen.getByText(/^The bare address answers “not found”/)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Everybody' }))
    expect(screen.getByText(/^Once saved, everybody with the address can book\. It has 2 links/)).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Links of this page' })).toBeNull()
  })
})

describe('<PageCard> of a secret page', () => {
  it('hands out its links and never its address', async () => {
    const user = showCard()
    expect(screen.getByText('Secret, by link only')).toBeTruthy()
    expect(screen.queryByText('/intro')).toBeNull()
    for (const name of ['Copy link', 'Share']) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('link', { name: /View/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Links' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Links of “Intro call”' }))
    expect(await dialog.findByText('For Ada')).toBeTruthy()
  })

  it('keeps the address of a public page', () => {
    showCard({ visibility: 'public' })
    expect(screen.getByText('/intro')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Links' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
  })
})
