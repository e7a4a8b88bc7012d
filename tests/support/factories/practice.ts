import type { TimeSlotPage } from '@/lib/pages/schema'
import type { ApiClient } from '../api/client'
import { createPage } from './pages'
import { actingFor, addMember, type Member, makeTeam, signInMember } from './teams'

/** A team of an owner and a host, with a room. `acting` is the owner for the team. */
export async function makePractice() {
  const ada = await signInMember()
  const team = await makeTeam(ada)
  const ben = await addMember(ada, team, 'host')
  const acting = actingFor(ada, team.id)
  const { body } = await acting.post('/api/rooms', { name: 'Red room' })
  return { ada, ben, team, acting, room: (body as { id: string }).id }
}

/** A page of a team by groups of hosts, of whom these have agreed. */
export async function createHostedPage(
  acting: ApiClient,
  { groups, agreed }: { groups: readonly object[]; agreed: readonly Member[] },
  fields: object = {},
): Promise<TimeSlotPage> {
  const page = await createPage(acting, { hostGroups: groups, ...fields })
  for (const host of agreed) await host.patch(`/api/hosting/${page.id}`, { state: 'agreed' })
  return page
}
