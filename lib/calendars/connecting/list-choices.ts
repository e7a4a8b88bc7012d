import { database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { findOwnerLanguage } from '@/db/queries/accounts/owner-language'
import { listIntegrationRows } from '@/db/queries/calendars/integrations'
import { withTimeout } from '@/lib/platform/with-timeout'
import type { Calendar } from '@/lib/shared/calendars/calendar'
import { writeCalendarChoice } from '@/lib/shared/calendars/calendar-id'
import { type IntegrationType, PROVIDER_OF_TYPE } from '@/lib/shared/calendars/integration'
import { hasCalendars, isReadOnly } from '@/lib/shared/calendars/providers'
import { SERVICE_NAMES } from '@/lib/shared/calendars/service-names'
import { MAX_TITLE } from '@/lib/shared/text/text'
import { textsOf } from '@/messages'
import type { PartTexts } from '@/messages/texts'
import { type OpenConnection, openOwnAccounts } from '../accounts/open-accounts'
import { ProviderError } from '../providers/provider-error'
import { describeReadFailure, toReadFailure } from '../providers/read-failure'

const PATIENCE_MS = 10_000

type Account = { id: string; type: IntegrationType; name: string }

/**
 * The calendars of all the owner's connections, oldest connection first, each with its primary calendar first. A connection
 * that cannot be read is one entry with its account's name and the reason.
 */
export async function listCalendars(owner: OwnerId): Promise<Calendar[]> {
  const [rows, connections, language] = await Promise.all([
    listIntegrationRows(database(), owner),
    openOwnAccounts(owner),
    findOwnerLanguage(database(), owner),
  ])
  const words = textsOf(language).part('calendars')
  const lists = rows.map(({ id, type, config }) => {
    const account = { id, type, name: typeof config.account === 'string' ? config.account : '' }
    return readAccount(
      account,
      connections.find((connection) => connection.id === id),
      words,
    )
  })
  return (await Promise.all(lists)).flat()
}

async function readAccount(
  account: Account,
  opened: OpenConnection | undefined,
  words: PartTexts<'calendars'>,
): Promise<Calendar[]> {
  const primary = writeCalendarChoice(account.type, account.id)
  const provider = PROVIDER_OF_TYPE[account.type]
  if (!primary || !hasCalendars(provider)) return []
  const unread = (error: string): Calendar[] => [
    { id: primary, name: account.name, provider, primary: true, canWrite: !isReadOnly(provider), error },
  ]
  if (!opened?.provider.calendars) {
    return unread(words.say(words.t.unread.unsupported, { service: SERVICE_NAMES[account.type] }))
  }
  try {
    const refs = await withTimeout(PATIENCE_MS, opened.provider.calendars(opened.connection))
    if (refs === 'pending') throw new ProviderError('transient', 'No answer in time')
    return refs
      .map(({ id, name, isPrimary, canWrite }) => ({
        id: isPrimary ? primary : `${primary}:${id}`,
        name: name.slice(0, MAX_TITLE),
        provider,
        primary: isPrimary,
        canWrite,
      }))
      .sort((one, other) => Number(other.primary) - Number(one.primary))
  } catch (error) {
    return unread(describeReadFailure(toReadFailure(error), account.type, words))
  }
}
