import type { Database } from '@/db/client'
import type { OwnerId, PersonId } from '@/db/owner-id'
import type { PageWithAvailabilities } from '@/db/queries/pages/time-slot-pages'
import { listPageHosts, listPossibleHosts, type PossibleHost, replacePageHosts } from '@/db/queries/teams/page-hosts'
import { findTeamName } from '@/db/queries/teams/teams'
import { enqueue } from '@/lib/outbox/enqueue'
import { countMails, mailboxKey } from '@/lib/outbox/mail-limits'
import { env } from '@/lib/platform/env'
import { invalidField } from '@/lib/shared/errors'
import { nameToRepeat } from '@/lib/shared/text/person-name'
import { check } from '@/messages/check'
import { findHostNames } from '../host-names'
import type { HostGroup, HostGroupsInput } from '../host-schema'
import type { UpdatePageInput } from '../schema'

type TeamsPage = Pick<PageWithAvailabilities, 'id' | 'isTeams' | 'hostGroups'>

/** The groups of pages with their hosts, by the ids of the pages; none for a page of a person. */
export async function readHostGroups(db: Database, pages: TeamsPage[]): Promise<Map<string, HostGroup[]>> {
  const teams = pages.filter(({ isTeams }) => isTeams)
  const named = teams.filter(({ hostGroups }) => hostGroups.length > 0)
  const rows = await listPageHosts(
    db,
    named.map(({ id }) => id),
  )
  return new Map(
    teams.map(({ id, hostGroups }) => [
      id,
      hostGroups.map((group, place) => ({
        ...group,
        hosts: rows
          .filter((row) => row.pageId === id && row.groupPlace === place)
          .map(({ pageId: _, groupPlace: __, ...host }) => host),
      })),
    ]),
  )
}

type OfAccount = Pick<TeamsPage, 'isTeams'>

/**
 * Refuses hosts, and words that name them, for a page of a person, and calendars that would block the time of a team, which has none.
 * What is stored in `before` may stay.
 */
export function requireFit({ isTeams }: OfAccount, sent: UpdatePageInput, before?: PageWithAvailabilities): void {
  const { hostGroups = [], conflictCheckCalendars = [] } = sent
  if (isTeams) {
    const place = conflictCheckCalendars.findIndex((choice) => !before?.conflictCheckCalendars.includes(choice))
    if (place >= 0) throw invalidField(`conflictCheckCalendars.${place}`, check('calendarsOfHosts'))
    return
  }
  if (hostGroups.length > 0) throw invalidField('hostGroups', check('hostsOfPerson'))
  const found = findHostNames(sent, before)
  if (found) throw invalidField(found.path, check('variableUnknown', { name: found.name }))
}

type Naming = {
  /** The id of the page. */
  pageId: string
  groups: HostGroupsInput
  /** Who saves it: they agree for themselves. Null for a program. */
  person: PersonId | null
}

/**
 * The hosts that a team's page has with the groups; what it stores for those whom it names already goes on. Throws 400 for an account
 * that is no member or room of the team.
 */
export async function toHostRows(db: Database, team: OwnerId, { pageId, groups, person }: Naming) {
  const named = groups.flatMap(({ hosts }) => hosts.map(({ account }) => account))
  const possible = new Map((await listPossibleHosts(db, team, named)).map((host) => [host.account, host]))
  const rows = groups.flatMap(({ hosts }, groupPlace) =>
    hosts.map(({ account, ...host }, place) => {
      const known = possible.get(account)
      if (!known) throw invalidField(`hostGroups.${groupPlace}.hosts.${place}.account`, check('hostUnknown'))
      return {
        ...host,
        pageId,
        accountId: account,
        groupPlace,
        place,
        state: agreesAtOnce(known, person) ? ('agreed' as const) : ('asked' as const),
        conflictCheckCalendars: known.defaultConflictCalendars,
        targetCalendars: known.defaultCalendars,
      }
    }),
  )
  return { rows, possible }
}

type Saving = Omit<Naming, 'pageId'> & { page: Pick<PageWithAvailabilities, 'id' | 'title'> }

/**
 * Inside the transaction that writes a team's page. A new host is asked by mail, but for rooms and whoever adds themselves; above a
 * limit the mail waits. Throws 400 for an account that is no member or room of the team.
 */
export async function savePageHosts(tx: Database, team: OwnerId, { page, ...named }: Saving, now: Date): Promise<void> {
  const { rows, possible } = await toHostRows(tx, team, { ...named, pageId: page.id })
  const added = await replacePageHosts(tx, page.id, rows)
  const toAsk = added
    .flatMap((account) => possible.get(account) ?? [])
    .filter((host) => !agreesAtOnce(host, named.person))
  if (toAsk.length === 0) return
  const teamName = nameToRepeat(await findTeamName(tx, team))
  for (const { email, language } of toAsk) {
    if (email === null) continue
    const props = { email, url: `${env().APP_URL}/hosting`, team: teamName, page: nameToRepeat(page.title), language }
    const [due = {}] = await countMails(tx, { ownerId: team, cause: 'own', addresses: [email] }, now)
    const waits = due.heldFor && { recipient: mailboxKey(email) }
    await enqueue(tx, { mail: { template: 'host-asked', props }, ownerId: team, ...due, ...waits }, now)
  }
}

function agreesAtOnce({ account, kind }: PossibleHost, person: PersonId | null): boolean {
  return kind === 'room' || account === person
}
