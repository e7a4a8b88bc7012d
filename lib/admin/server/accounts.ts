import { closeAccount, reopenAccount, signOutAccount } from '@/db/accounts'
import { type Database, database } from '@/db/client'
import { listVisitorPaths } from '@/db/queries/accounts/accounts'
import {
  type AdminAccountRow,
  countAllAccounts,
  type FoundAccount,
  findAnyAccount,
  listAllAccounts,
} from '@/db/queries/admin/accounts'
import { recordAct } from '@/db/queries/admin/audit-log'
import { isAdminAddress, presentAdminGroup } from '@/lib/auth/admins'
import { type Person, toOwnerId, toPersonId } from '@/lib/auth/session'
import { isAddressOf, leave, leavePerson } from '@/lib/people/server/leave-account'
import { changePages } from '@/lib/request/changed-pages'
import { AppError, invalidField } from '@/lib/shared/errors'
import { check } from '@/messages/check'
import { type AdminAccount, type AdminAccounts, ON_PAGE } from '../schema'

type Asked = { q: string; page: number }

export async function listAccountsForAdmin({ q, page }: Asked): Promise<AdminAccounts> {
  const [rows, total] = await Promise.all([
    listAllAccounts(database(), { q, adminGroup: presentAdminGroup(), limit: ON_PAGE, offset: (page - 1) * ON_PAGE }),
    countAllAccounts(database(), q),
  ])
  return { accounts: rows.map(toAccount), nextPage: page * ON_PAGE < total ? page + 1 : null, total }
}

/** Ends the sessions of a person. */
export async function endSessionsOf(admin: Person, id: string): Promise<void> {
  await database().transaction(async (tx) => {
    const { kind } = await requireAccount(tx, id)
    if (kind !== 'person') throw new AppError('account_not_found')
    await signOutAccount(tx, id, admin.id)
  })
}

/** Ends sessions and keys, and closes pages and forms, until it is reopened. */
export async function close(admin: Person, id: string, now: Date): Promise<void> {
  if (id === admin.id) throw new AppError('own_account')
  await database().transaction(async (tx) => {
    await closeAccount(tx, await requireAccount(tx, id), admin.id, now)
    await changePages(tx, await listVisitorPaths(tx, id))
  })
}

export async function reopen(admin: Person, id: string): Promise<void> {
  await database().transaction(async (tx) => {
    await requireAccount(tx, id)
    await reopenAccount(tx, id, admin.id)
    await changePages(tx, await listVisitorPaths(tx, id))
  })
}

/** Begins the seven days in which the owner can take it back. A room goes with its team. */
export async function beginDeletion(admin: Person, id: string, confirm: string, now: Date): Promise<void> {
  if (id === admin.id) throw new AppError('own_account')
  const account = await requireAccount(database(), id)
  if (account.kind === 'room') throw new AppError('account_not_found')
  if (!isConfirmed(account, confirm)) throw invalidField('confirm', check('notItsAddress'))
  const record = (tx: Database) => recordAct(tx, { actor: admin.id, act: 'account.delete', target: id })
  if (account.email === null) await leave(toOwnerId(id), now, record)
  else await leavePerson({ id: toPersonId(id), email: account.email }, now, record)
}

function isConfirmed({ email, username }: FoundAccount, confirm: string): boolean {
  return email === null ? confirm === username : isAddressOf({ email }, confirm)
}

async function requireAccount(db: Database, id: string): Promise<FoundAccount> {
  const account = await findAnyAccount(db, id)
  if (!account) throw new AppError('account_not_found')
  return account
}

function toAccount(row: AdminAccountRow): AdminAccount {
  const { hasAdminSession, disabledAt, deleteAt, createdAt, lastSeenAt, email, ...counts } = row
  return {
    ...counts,
    email,
    state: disabledAt ? 'closed' : deleteAt ? 'leaving' : 'active',
    isAdmin: hasAdminSession || (email !== null && isAdminAddress(email)),
    createdAt: new Date(createdAt).toISOString(),
    lastSeenAt: lastSeenAt && new Date(lastSeenAt).toISOString(),
  }
}
