import { beforeAll, describe, expect, it } from 'vitest'
import type { ApiClient } from '@/tests/support/api/client'
import { applyConfiguration, pathsOf, planConfiguration, pullConfiguration } from '@/tests/support/api/configuration'
import { createPage } from '@/tests/support/factories/pages'
import { createHostedPage, makePractice } from '@/tests/support/factories/practice'
import { actingFor, addMember, type Member, makeTeam } from '@/tests/support/factories/teams'

let ada: Member
let ben: Member
let team: Awaited<ReturnType<typeof makeTeam>>
let acting: ApiClient
let room: string
beforeAll(async () => {
  ;({ ada, ben, team, acting, room } = await makePractice())
})

const preset = { weight: 100, priority: 1, maxPerDay: null }
const therapists = (...hosts: object[]) => ({ name: 'Therapists', need: 1, choose: 'fair', hosts })

function hostedPage() {
  const groups = [
    therapists({ account: ada.id, weight: 70 }, { account: ben.id, maxPerDay: 4 }),
    { name: 'Room', need: 'all', hosts: [{ account: room }] },
  ]
  return createHostedPage(acting, { groups, agreed: [ben] }, { moveHosts: 'any' })
}

describe('GET /api/configuration of a team', () => {
  it('names hosts by address and rooms by name, without accounts and answers', async () => {
    const { id, slug } = await hostedPage()
    const { document, version } = await pullConfiguration(acting)
    expect(document.pages[slug]).toMatchObject({
      moveHosts: 'any',
      hostGroups: [
        therapists({ ...preset, host: ada.email, weight: 70 }, { ...preset, host: ben.email, maxPerDay: 4 }),
        { name: 'Room', need: 'all', choose: 'fair', hosts: [{ ...preset, host: 'Red room' }] },
      ],
    })
    expect(JSON.stringify(document)).not.toMatch(new RegExp([ada.id, ben.id, room].join('|')))
    expect(await planConfiguration(acting, document)).toMatchObject({ version, differences: [] })
    expect((await acting.get(`/api/time-slot-pages/${id}`)).body).toMatchObject({
      hostGroups: [{ hosts: [{ state: 'agreed' }, { state: 'agreed' }] }, {}],
    })
  })

  it('names a room by its id where another one has its name', async () => {
    const twins = await Promise.all([1, 2].map(() => acting.post('/api/rooms', { name: 'Twin' })))
    const ids = twins.map(({ body }) => (body as { id: string }).id)
    const { slug } = await createPage(acting, {
      hostGroups: [{ name: 'Rooms', need: 'all', hosts: ids.map((account) => ({ account })) }],
    })
    const { document } = await pullConfiguration(acting)
    const hosts = document.pages[slug]?.hostGroups?.[0]?.hosts.map(({ host }) => host)
    expect(hosts).toHaveLength(2)
    expect(hosts?.filter((host) => host === 'Twin')).toHaveLength(1)
    const changed = {
      pages: { [slug]: { hostGroups: [{ name: 'Renamed', need: 'all', hosts: hosts?.map((host) => ({ host })) }] } },
    }
    expect(pathsOf(await applyConfiguration(acting, changed))).toEqual([`change pages.${slug}.hostGroups`])
  })
})

describe('POST /api/configuration/apply for a team', () => {
  it('keeps who agreed, asks who is new, and makes the page in another team of the same people', async () => {
    const { id, slug } = await hostedPage()
    const cem = await addMember(ada, team, 'host')
    const hostGroups = [therapists({ host: ben.email.toUpperCase() }, { host: cem.email }, { host: ada.email })]
    await applyConfiguration(acting, { pages: { [slug]: { hostGroups } } })
    expect((await acting.get(`/api/time-slot-pages/${id}`)).body).toMatchObject({
      moveHosts: 'any',
      hostGroups: [
        {
          hosts: [
            { account: ben.id, state: 'agreed' },
            { account: cem.id, state: 'asked' },
            { account: ada.id, state: 'agreed' },
          ],
        },
      ],
    })
    const { document } = await pullConfiguration(acting)
    const other = await makeTeam(ada, { name: 'Second' })
    for (const member of [ben, cem]) await addMember(ada, other, 'host', member)
    const ofOther = actingFor(ada, other.id)
    const copy = { pages: { [`${slug}-copy`]: document.pages[slug] } }
    await applyConfiguration(ofOther, copy)
    expect((await pullConfiguration(ofOther)).document.pages).toEqual(copy.pages)
    const [made] = (await ofOther.get('/api/time-slot-pages')).body as { hostGroups: { hosts: object[] }[] }[]
    expect(made?.hostGroups[0]?.hosts).toMatchObject([{ state: 'asked' }, { state: 'asked' }, { state: 'agreed' }])
  })

  it.each([
    [
      'hostGroups.0.hosts.1.host',
      (): object => ({ hostGroups: [therapists({ host: ada.email }, { host: 'Nobody' })] }),
    ],
    ['hostGroups.0.hosts.1.host', (): object => ({ hostGroups: [therapists({ host: ada.email }, { host: ada.id })] })],
    ['hostGroups.0.need', (): object => ({ hostGroups: [{ ...therapists({ host: ada.email }), need: 2 }] })],
    ['hostGroups.0.hosts.0', (): object => ({ hostGroups: [therapists({ account: ada.id })] })],
  ])('refuses %s, and writes nothing', async (path, change) => {
    const { slug } = await hostedPage()
    const before = await pullConfiguration(acting)
    const refused = await acting.post('/api/configuration/plan', { document: { pages: { [slug]: change() } } })
    const { issues } = refused.body as { issues?: { path: string }[] }
    expect([refused.status, issues?.some((issue) => issue.path.startsWith(`document.pages.${slug}.${path}`))]).toEqual([
      400,
      true,
    ])
    expect((await pullConfiguration(acting)).version).toBe(before.version)
  })

  it('refuses hosts for a page of a person', async () => {
    const { slug } = await createPage(ada)
    const document = { pages: { [slug]: { hostGroups: [therapists({ host: ada.email })] } } }
    expect((await ada.post('/api/configuration/plan', { document })).status).toBe(400)
    expect((await pullConfiguration(ada)).document.pages[slug]).not.toHaveProperty('hostGroups')
  })
})
