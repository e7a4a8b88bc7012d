import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createForm } from '@/tests/support/factories/forms'
import { inDays, visitor } from '@/tests/support/factories/pages'
import { actingFor, addMember, makeTeam, signInMember } from '@/tests/support/factories/teams'
import { WITH_OTHER_TIMES } from '@/tests/support/factories/time-requests'

describe('/api/teams', () => {
  it('makes a team with the caller as its first owner, and lists it by name', async () => {
    const ada = await signInMember()
    expect((await ada.get('/api/teams')).body).toEqual([])
    await ada.patch('/api/settings', { timezone: 'Asia/Tokyo', weekStartDay: 0, language: 'de' })
    const made = await ada.post('/api/teams', { name: '  Zwei   Praxen ' })
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Zwei   Praxen', slug: 'zwei-praxen', role: 'owner', members: 1, deleteAt: null },
    })
    const { id } = await makeTeam(ada, { name: 'Anton' })
    expect(((await ada.get('/api/teams')).body as { name: string }[]).map(({ name }) => name)).toEqual([
      'Anton',
      'Zwei   Praxen',
    ])
    expect((await actingFor(ada, id).get('/api/settings')).body).toMatchObject({
      fullName: 'Anton',
      timezone: 'Asia/Tokyo',
      weekStartDay: 0,
      language: 'de',
      saved: true,
    })
  })

  it('has no zone of its own while its first owner has chosen none', async () => {
    const ada = await signInMember()
    const { id } = await makeTeam(ada)
    expect((await actingFor(ada, id).get('/api/settings')).body).toMatchObject({ saved: false })
  })

  it('makes slugs that nobody has, and refuses one that is taken, reserved or malformed', async () => {
    const ada = await signInMember()
    const first = await makeTeam(ada, { name: 'Überall!' })
    const second = await makeTeam(ada, { name: 'Überall!' })
    expect(second.slug).not.toBe(first.slug)
    expect((await ada.post('/api/teams', { name: 'Team', slug: first.slug })).body).toMatchObject({
      code: 'slug_taken',
    })
    const { body: user } = await ada.get('/api/user')
    const { username } = user as { username: string }
    expect((await ada.post('/api/teams', { name: 'Team', slug: username })).status).toBe(409)
    for (const slug of ['ab', 'times', 'settings', 'a b', 'Praxis', 'x'.repeat(65)]) {
      expect(await ada.post('/api/teams', { name: 'Team', slug })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'slug' }] },
      })
    }
    expect(await ada.post('/api/teams', { name: ' ' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'name' }] },
    })
  })

  it('is for 50 teams at most, also for calls at once', async () => {
    const ada = await signInMember()
    for (let made = 0; made < 48; made++) await makeTeam(ada, { name: `Team ${made}` })
    const last = await Promise.all([1, 2, 3, 4].map((name) => ada.post('/api/teams', { name: `Last ${name}` })))
    expect(last.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409])
    expect(last.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too_many_teams' })
  })

  it('renames a team, whose name is also that of its settings', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    const changed = await ada.patch(`/api/teams/${team.id}`, { name: 'New name', slug: `new-${team.slug}` })
    expect(changed).toMatchObject({ status: 200, body: { name: 'New name', slug: `new-${team.slug}` } })
    const acting = actingFor(ada, team.id)
    await acting.patch('/api/settings', { fullName: 'Third name' })
    expect((await ada.get(`/api/teams/${team.id}`)).body).toMatchObject({ name: 'Third name' })
  })

  it('is not there for a stranger, and neither is an unknown or malformed id, with the same body', async () => {
    const team = await makeTeam(await signInMember())
    const stranger = await signInMember()
    const answers = await Promise.all(
      [team.id, '01890000-0000-7000-8000-000000000000', 'nothing'].map((id) => stranger.get(`/api/teams/${id}`)),
    )
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'team_not_found' } })
    for (const answer of answers) expect(answer.text).toBe(answers[0]?.text)
    expect((await stranger.delete(`/api/teams/${team.id}`, { body: { confirm: team.slug } })).status).toBe(404)
  })

  it('takes no notice of the header', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    const acting = actingFor(ada, team.id)
    expect((await acting.get('/api/user')).body).toMatchObject({ email: ada.email })
    expect((await actingFor(ada, 'nothing').get('/api/teams')).status).toBe(200)
  })

  it('is deleted by an owner in seven days: closed at once, and open again once restored', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    const admin = await addMember(ada, team, 'admin')
    const path = `/api/teams/${team.id}`
    expect((await admin.delete(path, { body: { confirm: team.slug } })).body).toMatchObject({ code: 'role' })
    expect((await ada.delete(path, { body: { confirm: 'another' } })).body).toMatchObject({
      issues: [{ path: 'confirm' }],
    })
    const { slug } = await createForm(actingFor(ada, team.id), { isPublished: true })
    expect((await ada.get(`/api/public/forms/${slug}`)).status).toBe(200)
    const gone = await ada.delete(path, { body: { confirm: team.slug } })
    const { deleteAt } = gone.body as { deleteAt: string }
    const days = (Date.parse(deleteAt) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(7)
    expect((await ada.get(`/api/public/forms/${slug}`)).status).toBe(404)
    expect((await ada.get(path)).body).toMatchObject({ deleteAt })
    expect((await admin.post(`${path}/restore`)).status).toBe(403)
    expect((await ada.post(`${path}/restore`)).body).toMatchObject({ id: team.id, deleteAt: null })
    expect((await ada.get(`/api/public/forms/${slug}`)).status).toBe(200)
  })

  it('tells guests whose request for another time is open that it has ended', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    const { body: page } = await actingFor(ada, team.id).post('/api/time-slot-pages', {
      title: 'Front desk',
      timezone: 'UTC',
      duration: 30,
      hostGroups: [{ name: 'Anyone', hosts: [{ account: ada.id }] }],
      ...WITH_OTHER_TIMES,
    })
    const email = newEmail()
    const asked = { ...visitor(inDays(3), { attendeeEmail: email }), startTimes: [inDays(3, 18)] }
    const path = `/api/schedule/${(page as { slug: string }).slug}/other-times`
    expect((await new ApiClient().post(path, asked)).status).toBe(201)
    await ada.delete(`/api/teams/${team.id}`, { body: { confirm: team.slug } })
    const told = (await mailsTo(email)).filter(({ subject }) => subject === 'Request closed: Front desk')
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain(team.name)
  })

  it('leaves no trace once the seven days are over', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    await ada.delete(`/api/teams/${team.id}`, { body: { confirm: team.slug } })
    await query(sql`update users set delete_at = now() - interval '1 second' where id = ${team.id}`)
    const { continueLeaving } = await import('@/lib/people/server/leave-account')
    await continueLeaving(new Date(), undefined, team.id)
    expect((await ada.get(`/api/teams/${team.id}`)).status).toBe(404)
    expect((await ada.get('/api/teams')).body).toEqual([])
  })
})

describe('a call for an account', () => {
  it('is 404 for a stranger, an unknown and a malformed account, with the same body', async () => {
    const team = await makeTeam(await signInMember())
    const stranger = await signInOwner(newEmail())
    const answers = await Promise.all(
      [team.id, '01890000-0000-7000-8000-000000000000', 'nothing', ''].map((id) =>
        actingFor(stranger, id).get('/api/forms'),
      ),
    )
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'account_not_found' } })
    for (const { text } of answers) expect(text).toBe(answers[0]?.text)
  })

  it('is the team’s by the header, and by the address of a GET only', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    const form = await createForm(actingFor(ada, team.id))
    expect((await ada.get(`/api/forms/${form.id}`)).status).toBe(404)
    expect((await ada.get(`/api/forms/${form.id}?account=${team.id}`)).status).toBe(200)
    expect((await ada.patch(`/api/forms/${form.id}?account=${team.id}`, { isPublished: false })).status).toBe(404)
    expect((await actingFor(ada, ada.id).get(`/api/forms/${form.id}`)).status).toBe(404)
  })

  it('holds for as long as somebody is a member, with the role that they have then', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    const ben = await addMember(ada, team, 'editor')
    const acting = actingFor(ben, team.id)
    const form = await createForm(acting)
    await ada.patch(`/api/teams/${team.id}/members/${ben.id}`, { role: 'viewer' })
    expect(await acting.patch(`/api/forms/${form.id}`, { title: 'No' })).toMatchObject({
      status: 403,
      body: { code: 'role', role: 'viewer', scope: 'forms:write' },
    })
    expect((await acting.get(`/api/forms/${form.id}`)).status).toBe(200)
    await ada.delete(`/api/teams/${team.id}/members/${ben.id}`)
    expect((await acting.get(`/api/forms/${form.id}`)).status).toBe(404)
  })

  it('by a key of the team needs no member, and says whose the key is', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    const ben = await addMember(ada, team, 'admin')
    const { createKey } = await import('@/tests/support/factories/keys')
    const { KeyClient } = await import('@/tests/support/api/key-client')
    const { key } = await createKey(actingFor(ben, team.id))
    await ben.delete(`/api/teams/${team.id}/members/${ben.id}`)
    const program = new KeyClient(key)
    expect((await program.get('/api/v1/user')).body).toEqual({
      id: team.id,
      email: null,
      username: team.slug,
      termsAccepted: true,
    })
    expect((await program.get('/api/v1/forms')).status).toBe(200)
  })
})
