import { z } from 'zod'
import { ACCOUNT_KINDS } from '@/lib/shared/accounts'
import { AUDIT_ACTS } from '@/lib/shared/audit'
import { OWNER_LANGUAGES } from '@/lib/shared/languages'
import { SIGN_UP_MODES } from '@/lib/shared/sign-up'
import { count, emailText, id, isoInstant, words } from '@/lib/shared/text/api-shapes'

/** Answers to admins: numbers, and addresses of accounts and invited people. Nothing that somebody wrote. */

export const overviewAnswer = z.object({
  version: words('', '0.3.0'),
  accounts: count('People, teams and rooms.'),
  pages: count(),
  forms: count(),
  signUp: z.enum(SIGN_UP_MODES),
  queue: z.object({ waiting: count(), failed: count(), oldestSeconds: count('0 when nothing waits.') }),
  connections: z.object({ working: count(), expired: count() }),
  disk: z.object({
    usedBytes: count('Of the database and of files that visitors sent.'),
    freeBytes: count('Null where files are in a bucket.').nullable(),
  }),
  backup: z.object({ lastAt: isoInstant().nullable() }),
  limits: z.array(z.object({ name: words('', 'LIMIT_BOOKINGS'), refused24h: count() })),
})

export const ACCOUNT_STATES = ['active', 'closed', 'leaving'] as const

export const accountAnswer = z.object({
  id: id(),
  kind: z.enum(ACCOUNT_KINDS),
  email: emailText('Null for a team and a room.').nullable(),
  username: words('', 'ada'),
  state: z.enum(ACCOUNT_STATES),
  isAdmin: z.boolean(),
  createdAt: isoInstant(),
  lastSeenAt: isoInstant('The last use of a session that is still there, within an hour.').nullable(),
  sessions: count(),
  pages: count(),
  forms: count(),
  bookings: count(),
  responses: count(),
})

const nextPage = z.int().min(2).nullable()

export const accountsAnswer = z.object({ accounts: z.array(accountAnswer), nextPage, total: count() })

export const signUpInvitationAnswer = z.object({
  id: id(),
  email: emailText(),
  createdAt: isoInstant(),
  expiresAt: isoInstant(),
  usedAt: isoInstant().nullable(),
})

export const queuedAnswer = z.object({
  id: id(),
  kind: words('A kind of mail, `calendar-events` or `webhook`.', 'booking-notice'),
  attempts: count(),
  at: isoInstant('When it was given up, or is due.'),
  error: words('A class, or a status of SMTP or HTTP.', 'SMTP EENVELOPE 550').nullable(),
})

export const instanceAnswer = z.object({
  name: z.string().nullable(),
  signUp: z.enum(SIGN_UP_MODES).nullable(),
  signUpDomains: z.array(z.string()).nullable(),
  imprintUrl: z.string().nullable(),
  privacyUrl: z.string().nullable(),
  termsUrl: z.string().nullable(),
  supportUrl: z.string().nullable(),
  language: z.enum(OWNER_LANGUAGES).nullable(),
  timezone: z.string().nullable(),
})

export const auditAnswer = z.object({
  entries: z.array(
    z.object({
      id: id(),
      at: isoInstant(),
      actor: words('The id of an account, `cli` or `system`.', 'cli'),
      act: z.enum(AUDIT_ACTS),
      target: id().nullable(),
      facts: z.record(z.string(), z.unknown()),
    }),
  ),
  nextPage,
  total: count(),
})
