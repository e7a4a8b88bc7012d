// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { VisibilitySection } from '@/components/pages/editor/visibility-section'
import { PageCard } from '@/components/pages/list/page-card'
import { dismissToast } from '@/components/ui/use-toast'
import type { PageLink } from '@/lib/pages/link-schema'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { addDays, localDate } from '@/lib/scheduling'
import { renderPageSection, STORED_PAGE } from '../../../../support/screens/page-section'
import { cleanup, render, screen, within } from '../../../../support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const page: TimeSlotPage = { ...STORED_PAGE, timezone: 'Asia/Tokyo', visibility: 'secret' }
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
let links: PageLink[] = []

async function answer(path: string, init: RequestInit): Promise<Response> {
  const of = `/api/time-slot-pages/${page.id}/links`
  if (init.method === 'POST' && path === of) {
    const made = link('made', JSON.parse(String(init.body)))
    links = [made, ...links]
    return Response.json(made, { status: 201 })
  }
  if (init.method === 'DELETE') {
    links = links.filter(({ id }) => path !== `${of}/${id}`)
    return new Response(null, { status: 204 })
  }
  return Response.json(path === of ? links : [])
}

const edit = (change: Partial<TimeSlotPage> = {}) =>
  renderPageSection(<VisibilitySection pageId={page.id} />, { ...page, ...change })

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
  vi.stubGlobal('fetch', answer)
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('<PageLinks>', () => {
  it('lists links with their uses, and offers those that lead to the page', async () => {
    edit()
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
    const { user, save } = edit()
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
    const { user } = edit()
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
    const { user, sent } = edit({ visibility: 'public' })
    expect(await rows()).toHaveLength(2)
    await user.click(screen.getByRole('radio', { name: 'Only with a secret link' }))
    expect(screen.getByText(/^Once saved, visitors without a secret link see “not found”/)).toBeTruthy()
    expect(await rows()).toHaveLength(2)
    expect(await sent()).toMatchObject({ visibility: 'secret' })
  })

  it('says what becomes of a secret page that turns public, which keeps its links', async () => {
    const { user } = edit()
    await rows()
    expect(screen.getByText(/^Without a secret link, visitors see “not found”/)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Anyone with the address' }))
    expect(screen.getByText('Once saved, everybody with the address can book.')).toBeTruthy()
    expect(await rows()).toHaveLength(2)
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
