import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { deleteExpired } from '@/db/queries/housekeeping'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInNewcomer } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { addMember, invitationTo, makeTeam, signInMember } from '@/tests/support/factories/teams'

describe('/api/teams/{id}/members', () => {
  it('lists members, oldest first, with addresses for those who lead the team', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    const ben = await addMember(ada, team, 'viewer')
    const path = `/api/teams/${team.id}/members`
    expect((await ada.get(path)).body).toMatchObject([
      { account: ada.id, email: ada.email, role: 'owner' },
      { account: ben.id, email: ben.email, role: 'viewer' },
    ])
    expect((await ben.get(path)).body).toMatchObject([{ email: null }, { email: null }])
    expect((await (await signInMember()).get(path)).body).toMatchObject({ code: 'team_not_found' })
  })

  it('changes roles by owners and admins; only an owner makes, changes or removes an owner', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    const [admin, host] = [await addMember(ada, team, 'admin'), await addMember(ada, team, 'host')]
    const of = (account: string) => `/api/teams/${team.id}/members/${account}`
    expect((await host.patch(of(host.id), { role: 'editor' })).body).toMatchObject({ code: 'role', role: 'host' })
    expect((await admin.patch(of(host.id), { role: 'editor' })).body).toMatchObject({ role: 'editor' })
    expect((await admin.patch(of(host.id), { role: 'owner' })).status).toBe(403)
    expect((await admin.patch(of(ada.id), { role: 'viewer' })).status).toBe(403)
    expect((await admin.delete(of(ada.id))).status).toBe(403)
    expect((await admin.patch(of(host.id), { role: 'king' })).body).toMatchObject({
      issues: [{ path: 'role' }],
    })
    expect((await ada.patch(of('01890000-0000-7000-8000-000000000000'), { role: 'host' })).body).toMatchObject({
      code: 'member_not_found',
    })
    expect((await ada.patch(of(admin.id), { role: 'owner' })).body).toMatchObject({ role: 'owner' })
    expect((await host.delete(of(host.id))).status).toBe(204)
    expect((await host.get(`/api/teams/${team.id}`)).status).toBe(404)
  })

  it('always keeps an owner, also when the last two leave at once', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    const of = (account: string) => `/api/teams/${team.id}/members/${account}`
    expect((await ada.delete(of(ada.id))).body).toMatchObject({ code: 'last_owner' })
    expect((await ada.patch(of(ada.id), { role: 'admin' })).body).toMatchObject({ code: 'last_owner' })
    const ben = await addMember(ada, team, 'owner')
    const left = await Promise.all([ada.delete(of(ada.id)), ben.delete(of(ben.id))])
    expect(left.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  it('keeps the last owner of a team with other members from deleting their account', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    const ben = await addMember(ada, team, 'admin')
    const leave = () => ada.delete('/api/account', { body: { confirm: ada.email } })
    expect((await leave()).body).toMatchObject({ code: 'last_owner' })
    await ada.patch(`/api/teams/${team.id}/members/${ben.id}`, { role: 'owner' })
    const alone = await makeTeam(ada, { name: 'Alone' })
    expect((await leave()).status).toBe(200)
    const rows = await query<{ id: string; leaves: boolean }>(
      sql`select id, delete_at is not null as leaves from users where id in (${team.id}::uuid, ${alone.id}::uuid)`,
    )
    expect(rows.find(({ id }) => id === alone.id)?.leaves).toBe(true)
    expect(rows.find(({ id }) => id === team.id)?.leaves).toBe(false)
  })
})

describe('/api/teams/{id}/invitations', () => {
  it('mails one link, which is shown without a session and accepted once, by its address', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    const ben = await signInMember()
    const path = `/api/teams/${team.id}/invitations`
    const address = ben.email.replace('owner', 'OWNER')
    const made = await ada.post(path, { email: address, role: 'editor' })
    expect(made).toMatchObject({ status: 201, body: { role: 'editor' } })
    expect(Object.keys(made.body as object)).toEqual(['id', 'email', 'role', 'createdAt', 'expiresAt'])
    expect((await ada.get(path)).body).toEqual([made.body])
    const token = await invitationTo(address)
    expect((await mailsTo(address)).length).toBe(1)
    expect((await new ApiClient().get(`/api/invitations/${token}`)).body).toMatchObject({
      team: { name: 'Practice Lovelace' },
      role: 'editor',
    })
    expect((await new ApiClient().post(`/api/invitations/${token}`)).status).toBe(401)
    const other = await signInMember()
    expect(await other.post(`/api/invitations/${token}`)).toMatchObject({
      status: 403,
      body: { code: 'other_address' },
    })
    const joined = await ben.post(`/api/invitations/${token}`)
    expect(joined).toMatchObject({ status: 200, body: { id: team.id, role: 'editor', members: 2 } })
    expect((await ben.post(`/api/invitations/${token}`)).body).toEqual(joined.body)
    expect((await ada.get(path)).body).toEqual([])
    expect((await ada.post(path, { email: ben.email, role: 'editor' })).body).toMatchObject({ code: 'already_member' })
    await ada.delete(`/api/teams/${team.id}/members/${ben.id}`)
    expect((await ben.post(`/api/invitations/${token}`)).body).toMatchObject({ code: 'invitation_not_found' })
  })

  it('ends with the account of the person, before the deletion can be taken back', async () => {
    const [ada, ben] = [await signInMember(), await signInMember()]
    const [team, other] = [await makeTeam(ada), await makeTeam(ada)]
    const path = `/api/teams/${team.id}/invitations`
    await ada.post(path, { email: ben.email, role: 'host' })
    const token = await invitationTo(ben.email)
    await addMember(ada, other, 'host', ben)
    expect((await ben.delete('/api/account', { body: { confirm: ben.email.toUpperCase() } })).status).toBe(200)
    expect((await ada.get(path)).body).toEqual([])
    expect((await new ApiClient().get(`/api/invitations/${token}`)).body).toMatchObject({
      code: 'invitation_not_found',
    })
    expect((await ada.get(`/api/teams/${other.id}`)).body).toMatchObject({ members: 2 })
  })

  it('answers for each dead link with the same bytes', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    const path = `/api/teams/${team.id}/invitations`
    const [ben, cem, dan, eve] = [newEmail(), newEmail(), newEmail(), await signInMember()]
    await ada.post(path, { email: ben, role: 'host' })
    const replaced = await invitationTo(ben)
    await ada.post(path, { email: ben, role: 'viewer' })
    expect((await ada.get(path)).body).toMatchObject([{ email: ben, role: 'viewer' }])
    const withdrawn = (await ada.post(path, { email: cem, role: 'host' })).body as { id: string }
    const second = await invitationTo(cem)
    expect((await ada.delete(`${path}/${withdrawn.id}`)).status).toBe(204)
    expect((await ada.delete(`${path}/${withdrawn.id}`)).body).toMatchObject({ code: 'invitation_not_found' })
    await ada.post(path, { email: dan, role: 'host' })
    const third = await invitationTo(dan)
    await query(sql`update team_invitations set expires_at = now() where email = ${dan}`)
    await addMember(ada, team, 'host', eve)
    const used = await invitationTo(eve.email)
    const visitor = new ApiClient()
    const answers = await Promise.all(
      ['nothing', replaced, second, third, used].map((token) => visitor.get(`/api/invitations/${token}`)),
    )
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'invitation_not_found' } })
    for (const { text } of answers) expect(text).toBe(answers[0]?.text)
    const posts = await Promise.all(
      ['nothing', replaced, second, third, used].map((token) => ada.post(`/api/invitations/${token}`)),
    )
    for (const { status, text } of posts) expect([status, text]).toEqual([404, answers[0]?.text])
  })

  it('is for owners and admins; an owner is invited by an owner', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    const [admin, editor] = [await addMember(ada, team, 'admin'), await addMember(ada, team, 'editor')]
    const path = `/api/teams/${team.id}/invitations`
    expect((await editor.get(path)).status).toBe(403)
    expect((await editor.post(path, { email: newEmail(), role: 'host' })).body).toMatchObject({ code: 'role' })
    expect((await admin.post(path, { email: newEmail(), role: 'owner' })).status).toBe(403)
    expect((await admin.post(path, { email: newEmail(), role: 'host' })).status).toBe(201)
    expect((await admin.post(path, { email: 'nobody', role: 'host' })).body).toMatchObject({
      issues: [{ path: 'email' }],
    })
  })

  it('repeats no name that holds a link, and writes in the language of the invited account', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada, { name: 'Win at https://evil.example' })
    const ben = await signInMember()
    await ben.patch('/api/settings', { language: 'de' })
    await ada.post(`/api/teams/${team.id}/invitations`, { email: ben.email, role: 'host' })
    const [mail] = await mailsTo(ben.email)
    expect(mail?.text).not.toContain('evil')
    expect(mail?.html).toContain('lang="de"')
  })

  it('is forgotten with its address once it has expired, unless it was accepted', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    const [ben, cem] = [await addMember(ada, team, 'host'), newEmail()]
    await ada.post(`/api/teams/${team.id}/invitations`, { email: cem, role: 'host' })
    await query(
      sql`update team_invitations set expires_at = now() - interval '1 second' where team_id = ${team.id}::uuid`,
    )
    await deleteExpired(database(), new Date())
    expect(await query(sql`select email from team_invitations where team_id = ${team.id}::uuid`)).toEqual([
      { email: ben.email },
    ])
  })

  it('needs the terms of the person', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    const email = newEmail()
    await ada.post(`/api/teams/${team.id}/invitations`, { email, role: 'host' })
    const newcomer = await signInNewcomer(email)
    expect((await newcomer.post(`/api/invitations/${await invitationTo(email)}`)).body).toMatchObject({
      code: 'terms_not_accepted',
    })
  })
})
