import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { writeInstanceRow } from '@/db/queries/admin/instance'
import { maySignUp, readNewcomers } from '@/lib/auth/sign-up'
import { SIGN_UP_MODES, type SignUpMode } from '@/lib/shared/sign-up'
import { ApiClient } from '@/tests/support/api/client'
import { loginLink, mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'

vi.hoisted(() =>
  Object.assign(process.env, { ADMIN_EMAILS: 'chief@elsewhere.example', SIGN_UP_DOMAINS: '@a.example,@b.example' }),
)

const choose = (signUp: SignUpMode | null) => writeInstanceRow(database(), { signUp }, new Date())
const ask = (email: string, client = new ApiClient()) => client.post('/api/auth/send-magic-link', { email })

async function inviteToTeam(email: string, isLeaving = false): Promise<void> {
  const [team] = await query<{ id: string }>(sql`
    insert into users (username, kind, delete_at)
    values (${newEmail()}, 'team', ${isLeaving ? sql`now() + interval '7 days'` : null}) returning id`)
  await query(sql`
    insert into team_invitations (team_id, email, role, token_hash, expires_at)
    values (${team?.id}, ${email}, 'host', ${newEmail()}, now() + interval '1 day')`)
}

describe('readNewcomers', () => {
  it.each([
    ['open', 'all'],
    ['domains', 'some'],
    ['invitation', 'some'],
    ['closed', 'none'],
  ] as const)('where sign-up is %s says %s', async (mode, newcomers) => {
    await choose(mode)
    expect(await readNewcomers()).toBe(newcomers)
    await choose(null)
  })
})

describe('maySignUp', () => {
  it('decides by the mode, the domain and who was invited', async () => {
    const [invited, late, ofTeam, ofLeavingTeam] = ['i', 'l', 't', 'g'].map((name) => newEmail(name)) as [
      string,
      string,
      string,
      string,
    ]
    await query(sql`
      insert into sign_up_invitations (email, expires_at)
      values (${invited}, now() + interval '1 day'), (${late}, now() - interval '1 second')`)
    await inviteToTeam(ofTeam)
    await inviteToTeam(ofLeavingTeam, true)
    const people = {
      admin: 'Chief@Elsewhere.example',
      member: 'x@b.example',
      below: 'x@sub.b.example',
      invited,
      late,
      ofTeam,
      ofLeavingTeam,
      stranger: newEmail(),
    }
    const admitted: Partial<Record<SignUpMode, string[]>> = {}
    for (const mode of SIGN_UP_MODES) {
      await choose(mode)
      const entries = Object.entries(people)
      const may = await Promise.all(entries.map(([, email]) => maySignUp(database(), email, new Date())))
      admitted[mode] = entries.filter((_, index) => may[index]).map(([name]) => name)
    }
    expect(admitted).toEqual({
      open: Object.keys(people),
      domains: ['admin', 'member', 'invited', 'ofTeam'],
      invitation: ['admin', 'invited', 'ofTeam'],
      closed: ['admin'],
    })
    await choose(null)
    expect(await maySignUp(database(), people.stranger, new Date())).toBe(true)
  })
})

describe('POST /api/auth/send-magic-link', () => {
  it('answers alike, and mails nobody who may not sign up; accounts go on to sign in', async () => {
    const owner = await signInOwner()
    const stranger = newEmail()
    const before = await ask(newEmail())
    await choose('closed')
    const answer = await ask(stranger)
    expect([answer.status, answer.text]).toEqual([200, before.text])
    expect(answer.headers.get('set-cookie')?.length).toBe(before.headers.get('set-cookie')?.length)
    expect(await mailsTo(stranger)).toEqual([])
    expect(await query(sql`select 1 from magic_links where email = ${stranger}`)).toEqual([])
    await ask(owner.email)
    expect(await mailsTo(owner.email)).toHaveLength(1)
    await choose(null)
  })

  it('makes no account by a link that was mailed before sign-up closed', async () => {
    const [email, client] = [newEmail(), new ApiClient()]
    await ask(email, client)
    const link = await loginLink(email)
    await choose('invitation')
    expect((await client.get(link)).headers.get('location')).toContain('error=login_failed')
    expect(await query(sql`select 1 from users where email = ${email}`)).toEqual([])
    await choose(null)
  })
})

describe('audit_log', () => {
  it.each([
    ['UPDATE', sql`update audit_log set act = 'mail.test'`],
    ['DELETE', sql`delete from audit_log`],
    ['TRUNCATE', sql`truncate audit_log`],
  ])('refuses %s, also of no row', async (_, statement) => {
    const refusal = await query(statement).catch((error: { cause?: { code?: string } }) => error.cause?.code)
    expect(refusal).toBe('42501')
  })
})
