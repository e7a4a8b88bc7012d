import type { Database } from '@/db/client'
import { listProfilePaths } from '@/db/queries/accounts/profiles'
import { holdFormSlug } from '@/db/queries/forms/forms'
import { giveForm, namesPage, type Transfer } from '@/db/queries/pages/transfer'
import type { Actor } from '@/lib/auth/session'
import type { Form } from '@/lib/forms/form'
import { formPath } from '@/lib/forms/form-path'
import { foundForm } from '@/lib/forms/server/change-form'
import { getForm } from '@/lib/forms/server/service'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { carryOutErasures, requireErased } from '@/lib/people/server/erase'
import { changePages } from '@/lib/request/changed-pages'
import { AppError } from '@/lib/shared/errors'
import { languageToKeep, lockAccounts, requireReceiving } from './receiving'

/** Gives a form to another account, with its responses. Throws 409 while a page and the form name each other. */
export async function transferForm(actor: Actor, id: string, account: string, now: Date): Promise<Form> {
  // First, so that a form of somebody else is as unknown as any.
  await getForm(actor.id, id)
  const to = await requireReceiving(actor, account, 'forms:write')
  if (to !== actor.id) {
    const carried = await carryOutErasures(actor.id, now)
    await withOutbox((tx) => give(tx, id, { actor, to, carried }, now))
  }
  return getForm(to, id)
}

type Giving = { actor: Actor; to: Transfer['to']; carried: Awaited<ReturnType<typeof carryOutErasures>> }

async function give(tx: Database, id: string, { actor, to, carried }: Giving, now: Date): Promise<void> {
  const accounts = { from: actor.id, to }
  await lockAccounts(tx, accounts)
  await requireErased(tx, actor.id, carried)
  await requireReceiving(actor, to, 'forms:write', tx)
  const slug = foundForm(await holdFormSlug(tx, actor.id, id))
  if (await namesPage(tx, actor.id, id)) throw new AppError('in_use')
  await giveForm(tx, id, accounts, { language: await languageToKeep(tx, accounts), now })
  const profiles = [...(await listProfilePaths(tx, actor.id)), ...(await listProfilePaths(tx, to))]
  await changePages(tx, [formPath(slug), ...profiles])
}
