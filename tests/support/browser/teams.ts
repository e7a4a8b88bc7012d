import type { APIRequestContext } from 'playwright/test'
import { sendFor } from '../factories/sender'
import { openDaily } from './booking-fixtures'
import { senderOf } from './sender'

type Team = { id: string; slug: string }

/** A team of the person who is signed in. */
export function makeTeam(request: APIRequestContext, name = 'Practice Lovelace'): Promise<Team> {
  return sendFor<Team>(senderOf(request), 201, 'POST', '/api/teams', { name })
}

/** A team with a room. */
export async function makeTeamWithRoom(
  request: APIRequestContext,
  names = { team: 'Team', room: 'Room' },
): Promise<Team> {
  const team = await makeTeam(request, names.team)
  const call = { body: { name: names.room }, headers: { 'Slotform-Account': team.id } }
  const { status } = await senderOf(request).send('POST', '/api/rooms', call)
  if (status !== 201) throw new Error(`No room was made: ${status}`)
  return team
}

/** A page of the team, of which each day is open and the person who is signed in hosts each booking in a room. Returns its id. */
export async function makeHostedPage(
  request: APIRequestContext,
  team: Team,
  names = { page: 'Intro call', group: 'Hosts', rooms: 'Rooms' },
): Promise<string> {
  const sender = senderOf(request)
  const headers = { 'Slotform-Account': team.id }
  const { id: account } = (await sender.send('GET', '/api/user', {})).body as { id: string }
  const [room] = (await sender.send('GET', '/api/rooms', { headers })).body as { id: string }[]
  const body = {
    title: names.page,
    timezone: 'UTC',
    availabilities: openDaily('09:00', '17:00'),
    hostGroups: [
      { name: names.group, hosts: [{ account }] },
      ...(room ? [{ name: names.rooms, need: 'all', hosts: [{ account: room.id }] }] : []),
    ],
  }
  const { status, body: page } = await sender.send('POST', '/api/time-slot-pages', { headers, body })
  if (status !== 201) throw new Error(`No page was made: ${status}`)
  return (page as { id: string }).id
}
