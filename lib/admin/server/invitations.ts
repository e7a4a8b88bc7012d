import { type Database, database } from '@/db/client'
import { newId } from '@/db/new-id'
import { findAccount } from '@/db/queries/accounts/users'
import { recordAct } from '@/db/queries/admin/audit-log'
import {
  countOpenSignUpInvitations,
  deleteSignUpInvitation,
  listSignUpInvitations,
  type SignUpInvitationRow,
  storeSignUpInvitation,
} from '@/db/queries/admin/sign-up-invitations'
import type { Person } from '@/lib/auth/session'
import { readSignUp } from '@/lib/auth/sign-up'
import { enqueue } from '@/lib/outbox/enqueue'
import { mailboxOf } from '@/lib/outbox/mail-limits'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { addressSpellings } from '@/lib/platform/address-spellings'
import { env } from '@/lib/platform/env'
import { readInstance } from '@/lib/platform/instance'
import { createLinkToken } from '@/lib/platform/sign-in-link'
import { consumeLimit } from '@/lib/request/limit'
import { once } from '@/lib/request/once'
import { DAY_MS } from '@/lib/scheduling/units'
import { getSettings } from '@/lib/settings/service'
import { AppError } from '@/lib/shared/errors'
import { SIGN_UP_INVITATION_DAYS } from '@/lib/shared/sign-up'
import { MAX_SIGN_UP_INVITATIONS, type SignUpInvitation } from '../schema'

const PRODUCT = 'Slotform'
/** A name for `storeMagicLink`, whose links of other requesters stay. */
const REQUESTER = 'invitation'

/** Newest first; used and expired ones for a month. */
export async function listInvited(): Promise<SignUpInvitation[]> {
  return (await listSignUpInvitations(database(), MAX_SIGN_UP_INVITATIONS)).map(toInvitation)
}

/**
 * Mails a sign-in link that makes the account; where the organization's provider is the only way in, which voids such links, the
 * way to it. A newer invitation to the address takes the place of the older one.
 */
export async function inviteToSignUp(admin: Person, email: string, now: Date): Promise<SignUpInvitation> {
  await consumeLimit('LIMIT_MAILS_RECIPIENT', mailboxOf(email))
  const { language } = await getSettings(admin.id)
  const { name } = await readInstance()
  const { APP_URL, oidc } = env()
  const provider = oidc?.isOnly ? oidc.name : undefined
  const link = provider === undefined ? createLinkToken() : null
  const url = link ? `${APP_URL}/api/auth/verify?token=${link.token}` : `${APP_URL}/auth`
  const write = async (tx: Database) => {
    if ((await readSignUp(tx)).mode === 'closed') throw new AppError('sign_up_closed')
    if (await findAccount(tx, addressSpellings(email))) throw new AppError('has_account')
    if ((await countOpenSignUpInvitations(tx, now)) >= MAX_SIGN_UP_INVITATIONS) {
      throw new AppError('too_many_invitations')
    }
    const expiresAt = new Date(now.getTime() + SIGN_UP_INVITATION_DAYS * DAY_MS)
    const row = { id: newId(), email, expiresAt, token: link?.hash ?? null, requester: REQUESTER }
    const stored = await storeSignUpInvitation(tx, row, now)
    const props = { email, url, instance: name ?? PRODUCT, language, ...(provider !== undefined && { provider }) }
    await enqueue(tx, { mail: { template: 'sign-up-invitation', props }, expiresAt }, now)
    await recordAct(tx, { actor: admin.id, act: 'invitation.create', target: stored.id })
    return toInvitation(stored)
  }
  return withOutbox((tx) => once(tx, () => write(tx)))
}

/** The link is dead at once. */
export async function withdrawInvited(admin: Person, id: string): Promise<void> {
  await database().transaction(async (tx) => {
    if (!(await deleteSignUpInvitation(tx, id))) throw new AppError('invitation_not_found')
    await recordAct(tx, { actor: admin.id, act: 'invitation.withdraw', target: id })
  })
}

function toInvitation({ id, email, createdAt, expiresAt, usedAt }: SignUpInvitationRow): SignUpInvitation {
  return {
    id,
    email,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }
}
