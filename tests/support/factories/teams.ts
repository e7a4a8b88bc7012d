import { ApiClient } from '../api/client'
import { mailsTo, newEmail, signInOwner } from '../api/owner'

type Team = { id: string; slug: string; name: string; role: string; members: number }
export type Member = ApiClient & { email: string; id: string }

/** Somebody who signed in, with the id of their account. */
export async function signInMember(email = newEmail()): Promise<Member> {
  const client = await signInOwner(email)
  const { body } = await client.get('/api/user')
  return Object.assign(client, { id: (body as { id: string }).id })
}

export async function makeTeam(owner: ApiClient, fields: { name?: string; slug?: string } = {}): Promise<Team> {
  const { body, status } = await owner.post('/api/teams', { name: 'Practice Lovelace', ...fields })
  if (status !== 201) throw new Error(`No team was made: ${JSON.stringify(body)}`)
  return body as Team
}

/** The token of the newest invitation to an address. */
export async function invitationTo(email: string): Promise<string> {
  const text = (await mailsTo(email)).at(-1)?.text ?? ''
  const [, token] = /\/invitation\/([^\s)>\]]+)/.exec(text) ?? []
  if (!token) throw new Error(`No invitation was sent to ${email}`)
  return token
}

/** Invites a person, who accepts. */
export async function addMember(owner: ApiClient, team: Team, role: string, person?: Member): Promise<Member> {
  const member = person ?? (await signInMember())
  const invited = await owner.post(`/api/teams/${team.id}/invitations`, { email: member.email, role })
  if (invited.status !== 201) throw new Error(`Nobody was invited: ${JSON.stringify(invited.body)}`)
  const joined = await member.post(`/api/invitations/${await invitationTo(member.email)}`)
  if (joined.status !== 200) throw new Error(`Nobody joined: ${JSON.stringify(joined.body)}`)
  return member
}

/** Acts for an account in each call. */
export function actingFor(client: ApiClient, account: string): ApiClient {
  const acting = new ApiClient()
  for (const [name, value] of client.cookies) acting.cookies.set(name, value)
  const send = acting.send.bind(acting)
  acting.send = (method, path, call) =>
    send(method, path, { ...call, headers: { 'slotform-account': account, ...call.headers } })
  return acting
}
