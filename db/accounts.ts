import { randomUUID } from 'node:crypto'
import { addressSpellings } from '@/lib/platform/address-spellings'
import { LINK_MINUTES, newSignInLink } from '@/lib/platform/sign-in-link'
import type { Database } from './client'
import {
  type AccountRow,
  deleteSessions,
  deleteUnusedLinks,
  listAccounts,
  listVisitorPaths,
  setDisabled,
} from './queries/accounts/accounts'
import { storeMagicLink } from './queries/accounts/magic-links'
import { findAccount } from './queries/accounts/users'
import { type Act, recordAct } from './queries/admin/audit-log'
import { recordPageChanges } from './queries/pages/page-changes'

/** Its links replace no one else's. */
const OPERATOR = 'operator'

class AccountError extends Error {
  override name = 'AccountError'
}

export type AccountCommand = (db: Database) => Promise<string>

const USAGE = 'Usage: npm run users -- list | disable EMAIL | enable EMAIL | sign-out EMAIL | link EMAIL'

type Action = (tx: Database, spellings: string[]) => Promise<string>

const ACTIONS: Record<string, Action> = { disable, enable, 'sign-out': signOut, link }

/** Parses the arguments of `npm run users` into a command that returns the lines to print. Throws the usage for any others. */
export function toAccountCommand([name = '', email = '', ...more]: string[]): AccountCommand {
  if (name === 'list' && !email) return async (db) => toLines(await listAccounts(db))
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
  if (!action || !email.includes('@') || more.length > 0) throw new Error(USAGE)
  const spellings = addressSpellings(email.trim().toLowerCase())
  return (db) => db.transaction((tx) => action(tx, spellings))
}

type Named = { id: string; email: string | null }

/** Ends every session and every link of an account until it is reopened. Its keys open nothing meanwhile. Returns how many sessions there were. */
export async function closeAccount(
  tx: Database,
  { id, email }: Named,
  actor: Act['actor'],
  now: Date,
): Promise<number> {
  await setDisabled(tx, id, now)
  const sessions = await deleteSessions(tx, id)
  if (email !== null) await deleteUnusedLinks(tx, addressSpellings(email))
  await recordAct(tx, { actor, act: 'account.close', target: id, facts: { sessions } })
  return sessions
}

export async function reopenAccount(tx: Database, id: string, actor: Act['actor']): Promise<void> {
  await setDisabled(tx, id, null)
  await recordAct(tx, { actor, act: 'account.reopen', target: id })
}

export async function signOutAccount(tx: Database, id: string, actor: Act['actor']): Promise<number> {
  const sessions = await deleteSessions(tx, id)
  await recordAct(tx, { actor, act: 'account.sign_out', target: id, facts: { sessions } })
  return sessions
}

/** Closes the account's pages and forms, too, also where they are cached. */
async function disable(tx: Database, spellings: string[]): Promise<string> {
  const id = await find(tx, spellings)
  const ended = await closeAccount(tx, { id, email: spellings[0] ?? null }, 'cli', new Date())
  await recordPageChanges(tx, await listVisitorPaths(tx, id))
  return `${spellings[0]} is disabled. ${sessionsEnded(ended)} Its pages and forms are closed.`
}

async function enable(tx: Database, spellings: string[]): Promise<string> {
  const id = await find(tx, spellings)
  await reopenAccount(tx, id, 'cli')
  await recordPageChanges(tx, await listVisitorPaths(tx, id))
  return `${spellings[0]} is enabled and can sign in. Its pages and forms are open again.`
}

async function signOut(tx: Database, spellings: string[]): Promise<string> {
  const ended = await signOutAccount(tx, await find(tx, spellings), 'cli')
  return `${spellings[0]} is signed out. ${sessionsEnded(ended)}`
}

/** For the day on which the organization's provider is down, or the mail server. */
async function link(tx: Database, spellings: string[]): Promise<string> {
  const account = await findAccount(tx, spellings)
  const [email = ''] = spellings
  if (!account) throw noAccount(email)
  if (account.isDisabled) throw new AccountError(`${email} is disabled, and cannot sign in.`)
  const linkId = randomUUID()
  const { hash, url, expiresAt } = newSignInLink(new Date())
  await storeMagicLink(tx, { id: linkId, email, token: hash, expiresAt, requester: OPERATOR, byOperator: true })
  await recordAct(tx, { actor: 'cli', act: 'account.link', target: account.id })
  return `${url}\nIt signs in as ${email}, once, within ${LINK_MINUTES} minutes.`
}

async function find(tx: Database, spellings: string[]): Promise<string> {
  const account = await findAccount(tx, spellings)
  if (!account) throw noAccount(spellings[0])
  return account.id
}

function noAccount(email = ''): AccountError {
  return new AccountError(`No account has the address ${email}.`)
}

function sessionsEnded(count: number): string {
  return count === 1 ? '1 session ended.' : `${count} sessions ended.`
}

function toLines(accounts: AccountRow[]): string {
  if (accounts.length === 0) return 'There are no accounts.'
  const width = Math.max(...accounts.map(({ email }) => email.length))
  return accounts.map((account) => toLine(account, width)).join('\n')
}

function toLine({ email, createdAt, disabledAt, deleteAt, sessionCount }: AccountRow, width: number): string {
  const state = disabledAt
    ? `disabled ${dayOf(disabledAt)}`
    : deleteAt
      ? `deleted on ${dayOf(deleteAt)}`
      : `${sessionCount} ${sessionCount === 1 ? 'session' : 'sessions'}`
  return `${email.padEnd(width)}  since ${dayOf(createdAt)}  ${state}`
}

function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
