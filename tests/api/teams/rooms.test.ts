import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ApiClient } from '@/tests/support/api/client'
import { KeyClient } from '@/tests/support/api/key-client'
import { query } from '@/tests/support/database/query'
import { createKey } from '@/tests/support/factories/keys'
import { actingFor, addMember, type Member, makeTeam, signInMember } from '@/tests/support/factories/teams'
import { addTimeOff } from '@/tests/support/factories/time-off'

let ada: Member
let team: Awaited<ReturnType<typeof makeTeam>>
let acting: ApiClient
beforeAll(async () => {
  ada = await signInMember()
  await ada.patch('/api/settings', { timezone: 'Asia/Tokyo' })
  team = await makeTeam(ada)
  acting = actingFor(ada, team.id)
})

const makeRoom = async (fields: object) => (await acting.post('/api/rooms', fields)).body as { id: string }

describe('/api/rooms', () => {
  it('makes, changes and deletes rooms of a team, and lists them by name', async () => {
    const made = await acting.post('/api/rooms', { name: 'Red room' })
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Red room', description: '', timezone: 'Asia/Tokyo' },
    })
    const { id } = made.body as { id: string }
    const other = await makeRoom({ name: 'attic', description: 'Six seats', timezone: 'Europe/Berlin' })
    expect((await acting.get('/api/rooms')).body).toMatchObject([{ id: other.id }, { id }])
    const changed = await acting.patch(`/api/rooms/${id}`, { name: 'Aquarium', description: 'Blue' })
    expect(changed.body).toMatchObject({ id, name: 'Aquarium', description: 'Blue', timezone: 'Asia/Tokyo' })
    expect((await acting.get('/api/rooms')).body).toMatchObject([{ id }, { id: other.id }])
    expect((await acting.delete(`/api/rooms/${other.id}`)).status).toBe(204)
    expect((await acting.delete(`/api/rooms/${other.id}`)).body).toMatchObject({ code: 'room_not_found' })
    expect((await acting.get('/api/rooms')).body).toMatchObject([{ id }])
  })

  it('refuses a room without a name, and one for a person', async () => {
    expect((await acting.post('/api/rooms', { name: ' ' })).body).toMatchObject({ issues: [{ path: 'name' }] })
    expect((await acting.post('/api/rooms', { name: 'Room', timezone: 'Nowhere' })).body).toMatchObject({
      issues: [{ path: 'timezone' }],
    })
    expect((await ada.get('/api/rooms')).body).toEqual([])
    expect(await ada.post('/api/rooms', { name: 'Mine' })).toMatchObject({
      status: 404,
      body: { code: 'team_not_found' },
    })
  })

  it('knows only those of the team that is acted for', async () => {
    const { id } = await makeRoom({ name: 'Ours' })
    const theirs = actingFor(ada, (await makeTeam(ada, { name: 'Another team' })).id)
    for (const client of [theirs, ada]) {
      expect((await client.patch(`/api/rooms/${id}`, { name: 'Theirs' })).body).toMatchObject({
        code: 'room_not_found',
      })
      expect((await client.delete(`/api/rooms/${id}`)).status).toBe(404)
    }
    expect((await theirs.get('/api/rooms')).body).toEqual([])
  })

  it('are made by a key of the team', async () => {
    const program = new KeyClient((await createKey(acting)).key)
    const made = await program.post('/api/v1/rooms', { name: 'By a key' })
    expect(made.status).toBe(201)
    expect((await program.get('/api/v1/rooms')).body).toContainEqual(made.body)
  })

  it('are at most 100 for a team, also for calls at once', async () => {
    const full = await makeTeam(ada, { name: 'Full' })
    await query(sql`with rooms as (
        insert into users (kind, team_id, username, terms_accepted)
        select 'room', ${full.id}::uuid, 'filler-' || ${full.id}::text || n, true from generate_series(1, 98) n returning id
      ) insert into user_settings (user_id, full_name) select id, 'Filler' from rooms`)
    const client = actingFor(ada, full.id)
    const last = await Promise.all([1, 2, 3, 4].map((name) => client.post('/api/rooms', { name: `Last ${name}` })))
    expect(last.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409])
    expect(last.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too_many_rooms' })
  })
})

describe('a call for a room', () => {
  it('is for owners and admins of its team, by meetings and settings only', async () => {
    const { id } = await makeRoom({ name: 'Acted for' })
    const asRoom = actingFor(ada, id)
    expect((await asRoom.get('/api/settings')).body).toMatchObject({ fullName: 'Acted for' })
    const { id: away } = await addTimeOff(asRoom)
    expect((await asRoom.get('/api/time-off')).body).toMatchObject([{ id: away }])
    expect((await asRoom.get('/api/meetings/all?page=1')).status).toBe(200)
    expect((await asRoom.get('/api/forms')).body).toMatchObject({ code: 'role', role: 'owner', scope: 'forms:read' })
    expect((await asRoom.post('/api/rooms', { name: 'Within' })).status).toBe(404)
    const editor = actingFor(await addMember(ada, team, 'editor'), id)
    expect((await editor.get('/api/meetings/all?page=1')).body).toMatchObject({ code: 'role', role: 'editor' })
    const stranger = actingFor(await signInMember(), id)
    expect((await stranger.get('/api/settings')).body).toMatchObject({ code: 'account_not_found' })
  })
})
