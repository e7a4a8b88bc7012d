import { sendFor } from '../../support/factories/sender'
import { HttpClient } from './http-client'
import { type Page, signInOwner } from './people'
import type { World } from './world'

export type Member = { client: HttpClient; id: string; email: string }
export type Team = { id: string; members: Member[]; acting: HttpClient }

/** A team of so many: the first leads it, the others are hosts. `acting` calls for the team. */
export async function openTeam(world: World, url: string, count: number): Promise<Team> {
  const members = await Promise.all(
    Array.from({ length: count }, async () => {
      const client = await signInOwner(url, world.inbox)
      return { client, ...(await sendFor<{ id: string; email: string }>(client, 200, 'GET', '/api/user')) }
    }),
  )
  const [lead, ...hosts] = members
  if (!lead) throw new Error('A team needs somebody')
  const { id } = await sendFor<{ id: string }>(lead.client, 201, 'POST', '/api/teams', { name: 'Practice' })
  for (const host of hosts) {
    await world.sql.query("insert into team_members (team_id, person_id, role) values ($1, $2, 'host')", [id, host.id])
  }
  return { id, members, acting: actingFor(lead.client, id) }
}

function actingFor(client: HttpClient, account: string): HttpClient {
  const acting = new HttpClient(client.url)
  for (const [name, value] of client.cookies) acting.cookies.set(name, value)
  const send = acting.send.bind(acting)
  acting.send = (method, path, call) =>
    send(method, path, { ...call, headers: { 'slotform-account': account, ...call?.headers } })
  return acting
}

/** Those whom a page names agree to host it; who leads the team has done so by adding themselves. */
export async function agree(members: readonly Member[], pages: readonly Page[]): Promise<void> {
  for (const { client } of members) {
    for (const { id } of pages) await sendFor(client, 200, 'PATCH', `/api/hosting/${id}`, { state: 'agreed' })
  }
}
