import type { APIRequestContext } from '@playwright/test'
import { sendFor } from '../factories/sender'
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
