import { isValidElement } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '@/tests/support/api/client'
import { SESSION_COOKIE } from '@/tests/support/database/session'
import { addQuestion, createForm } from '@/tests/support/factories/forms'
import { createKey } from '@/tests/support/factories/keys'
import { createMeeting } from '@/tests/support/factories/meetings'
import { createPage } from '@/tests/support/factories/pages'
import { createResponse } from '@/tests/support/factories/responses'
import { actingFor, addMember, type Member, makeTeam, signInMember } from '@/tests/support/factories/teams'
import { addTimeOff } from '@/tests/support/factories/time-off'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Record<string, string>> }

const pages = import.meta.glob<{ default: (props: Props) => unknown }>('../../../app/**/page.tsx')

const asked = { path: '/', cookie: '' }

// A page reads its request from Next, which draws nothing here.
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-slotform-path': asked.path }),
  cookies: async () => ({ get: () => ({ value: asked.cookie }) }),
}))

/** The path of a page's file, with what the names in brackets stand for. */
function pathOf(file: string, id: string): string {
  return file
    .replace(/.*\(owner\)/, '')
    .replace(/\/\([a-z]+\)/, '')
    .replace(/\/page\.tsx$/, '')
    .replace('[id]', id)
}

type Account = { client: ApiClient; mark: string; ids: Record<string, string> }

/** Fills an account with one thing for each screen, all of them with the account's mark. */
async function fill(client: ApiClient, mark: string): Promise<Account> {
  const page = await createPage(client, { title: `${mark} page` })
  const form = await createForm(client, { title: `${mark} form`, isPublished: true })
  const { id: questionId } = await addQuestion(client, form.id, 'text', { question: `${mark} question` })
  const response = await createResponse(new ApiClient(), form.slug, { [questionId]: `${mark} answer` })
  const meeting = await createMeeting(client, { title: `${mark} meeting` })
  await addTimeOff(client, { title: `${mark} time off` })
  await createKey(client, { name: `${mark} key` })
  await client.post('/api/feeds', { name: `${mark} feed` })
  return { client, mark, ids: { 'time-slot-pages': page.id, forms: form.id, response, meetings: meeting.id } }
}

let ada: Member
let team: Awaited<ReturnType<typeof makeTeam>>
let hers: Account
let theirs: Account
beforeAll(async () => {
  ada = await signInMember()
  team = await makeTeam(ada, { name: 'Our name' })
  hers = await fill(ada, 'Private')
  theirs = await fill(actingFor(ada, team.id), 'Our')
  await theirs.client.post('/api/rooms', { name: 'Our room' })
})

/** What the page's server sends to the browser for the screen at an address; the error for one that is none. */
async function draw(file: string, member: Member, { address, id = '', query = {} }: Opened): Promise<string> {
  asked.path = address
  asked.cookie = member.cookies.get(SESSION_COOKIE) ?? ''
  const { default: Page } = (await pages[file]?.()) ?? {}
  return JSON.stringify(
    await Page?.({ params: Promise.resolve({ id }), searchParams: Promise.resolve(query) }),
    unnamed,
  )
}

type Opened = { address: string; id?: string; query?: Record<string, string> }

/** Without React's own links between elements. */
function unnamed(name: string, value: unknown): unknown {
  if (isValidElement(value)) return value.props
  return name.startsWith('_') ? undefined : value
}

const idFor = (file: string, { ids }: Account) =>
  ids[pathOf(file, '').replace('/team/[team]', '').split('/')[1] ?? ''] ?? ''

const OF_PERSON = /\/(settings\/(language|devices|create-team)|hosting|admin)\//
const OF_TEAM = /\/team\//
/** They have nothing of an account but its clock, or ask the API for everything, by the header. */
const ASKS = /forms\/new|time-slot-pages\/create|settings\/(brand|public-profile|your-data|move-in)|refused/
const SCREENS = Object.keys(pages).filter((file) => file.includes('(owner)') && !OF_PERSON.test(file))

const teamAddressOf = (file: string, path: string) =>
  OF_TEAM.test(file) ? path.replace('[team]', team.slug) : `/team/${team.slug}${path}`

describe('requireOwner', () => {
  it('knows every screen', () => {
    expect(SCREENS.length).toBeGreaterThan(20)
  })

  it.each(SCREENS)('draws %s with the things of the team alone', async (file) => {
    const id = idFor(file, theirs)
    const path = pathOf(file, id)
    const query = { ids: theirs.ids.response ?? '' }
    const address = teamAddressOf(file, path)
    const drawn = await draw(file, ada, { address, id, query })
    expect(drawn).not.toContain('Private')
    if (!ASKS.test(file)) expect(drawn).toContain('Our ')
    // The same screen of the person, for whom nothing has changed.
    if (OF_TEAM.test(file)) return
    const own = await draw(file, ada, {
      address: pathOf(file, idFor(file, hers)),
      id: idFor(file, hers),
      query: { ids: hers.ids.response ?? '' },
    })
    expect(own).not.toContain('Our ')
    if (!ASKS.test(file)) expect(own).toContain('Private')
  })

  it.each(SCREENS.filter((file) => file.includes('[id]')))('finds on %s nothing of another account', async (file) => {
    const id = idFor(file, hers)
    const drawn = await draw(file, ada, {
      address: teamAddressOf(file, pathOf(file, id)),
      id,
      query: { ids: hers.ids.response ?? '' },
    })
    expect(drawn).not.toContain('Private')
  })

  it('is the 404 of an unknown path to somebody who is no member, and where the role does not show the screen', async () => {
    const file = SCREENS.find((one) => one.endsWith('(general)/page.tsx')) ?? ''
    const address = `/team/${team.slug}/settings`
    const notFound = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' }
    await expect(draw(file, await signInMember(), { address })).rejects.toMatchObject(notFound)
    await expect(draw(file, ada, { address: '/team/no-such-team/settings' })).rejects.toMatchObject(notFound)
    await expect(draw(file, await addMember(ada, team, 'editor'), { address })).rejects.toMatchObject(notFound)
    expect(await draw(file, await addMember(ada, team, 'admin'), { address })).toContain('Our name')
  })

  it('draws the screens of a room for those who look after it, and for nobody else', async () => {
    const { client } = theirs
    const room = ((await client.post('/api/rooms', { name: 'Blue room' })).body as { id: string }).id
    const forRoom = actingFor(ada, room)
    await addTimeOff(forRoom, { title: 'Painters' })
    const address = (path: string, id = room) => `/team/${team.slug}/rooms/${id}${path}`
    const file = SCREENS.find((one) => one.endsWith('availability/page.tsx')) ?? ''
    const drawn = await draw(file, ada, { address: address('/availability') })
    expect(drawn).toContain('Painters')
    expect(drawn).not.toMatch(/Private|Our time off/)
    const notFound = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' }
    const refused = [
      [await addMember(ada, team, 'editor'), address('/availability')],
      [await signInMember(), address('/availability')],
      [ada, address('/availability', ada.id)],
      [ada, address('/availability', 'none')],
      [ada, address('/settings')],
    ] as const
    for (const [member, path] of refused)
      await expect(draw(file, member, { address: path })).rejects.toMatchObject(notFound)
  })

  it('shows a host the pages of the team without the bookings of others', async () => {
    const file = SCREENS.find((one) => one.endsWith('time-slot-pages/[id]/page.tsx')) ?? ''
    const id = idFor(file, theirs)
    const drawn = await draw(file, await addMember(ada, team, 'host'), {
      address: `/team/${team.slug}/time-slot-pages/${id}`,
      id,
    })
    expect(drawn).toContain('Our page')
    expect(drawn).not.toContain('"of-page"')
  })

  it('sends somebody without a session to sign in, and back to the team', async () => {
    const address = `/team/${team.slug}/forms?a=1`
    const nobody = Object.assign(new ApiClient(), { email: '', id: '' })
    await expect(
      draw(SCREENS.find((one) => one.endsWith('forms/page.tsx')) ?? '', nobody, { address }),
    ).rejects.toThrow()
    await expect(
      draw(SCREENS.find((one) => one.endsWith('forms/page.tsx')) ?? '', nobody, { address }).catch(
        ({ digest }) => digest,
      ),
    ).resolves.toContain(`/auth?next=${encodeURIComponent(address)}`)
  })
})
