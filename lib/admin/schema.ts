import { z } from 'zod'
import { OWNER_LANGUAGES } from '@/lib/shared/languages'
import { SIGN_UP_MODES } from '@/lib/shared/sign-up'
import { withAsciiDomain } from '@/lib/shared/text/ascii-domain'
import { emailAddress } from '@/lib/shared/text/email-address'
import { MAX_TITLE, personName, trimmed, uuid } from '@/lib/shared/text/text'
import { timezone } from '@/lib/time/timezone'
import { check } from '@/messages/check'
import type {
  accountAnswer,
  accountsAnswer,
  auditAnswer,
  instanceAnswer,
  overviewAnswer,
  queuedAnswer,
  signUpInvitationAnswer,
} from './api-shapes'

export const ON_PAGE = 50
/** The audit log counts up to this number; a `total` of one more means that there are more. */
export const MAX_COUNTED_ACTS = 10_000
const MAX_AUDIT_PAGE = 2_000
/** Invitations that are listed, and that may be open. */
export const MAX_SIGN_UP_INVITATIONS = 1_000
const MAX_DOMAINS = 100
const MAX_URL = 500

const page = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, check('invalidPage'))
  .default('1')
  .transform(Number)
/** All entries that a page passes over are read. */
const auditPage = page.refine((number) => number <= MAX_AUDIT_PAGE, check('auditPageTooDeep', { max: MAX_AUDIT_PAGE }))

/** `q`: a part of an address or a user name, or an id. */
export const accountsQuery = z.object({ q: trimmed(MAX_TITLE).default(''), page })
/** `before`: the id of an entry; pages count the entries that are older. */
export const auditQuery = z.object({ before: uuid(check('invalidListPlace')).optional(), page: auditPage })
export const QUEUE_STATES = ['failed', 'waiting'] as const
export const queueQuery = z.object({ state: z.enum(QUEUE_STATES).default('failed') })

/** `confirm`: the address of the account, of a team its user name. */
export const deleteAccountSchema = z.object({
  confirm: z
    .string({ error: check('required') })
    .trim()
    .max(500),
})

export const signUpInviteSchema = z.object({
  email: emailAddress(check('emailInvalid')).transform((email) => email.toLowerCase()),
})

const webAddress = trimmed(MAX_URL)
  .pipe(z.url({ protocol: /^https?$/, error: check('webAddressInvalid') }))
  .nullable()

const domain = trimmed(MAX_TITLE)
  .transform((text) => withAsciiDomain(text.toLowerCase()))
  .refine((text) => /^@[^\s@]+$/.test(text), check('signUpDomain'))

const listed = z.array(z.string()).max(MAX_DOMAINS, check('tooManyEntries', { max: MAX_DOMAINS }))

/** A list, or as the environment spells it. */
const domains = z
  .union([listed, z.string().transform((text) => text.split(',').filter((one) => one.trim() !== ''))])
  .pipe(listed.pipe(z.array(domain).max(MAX_DOMAINS)))
  .nullable()

/** Null goes back to the environment. */
export const instanceSchema = z
  .object({
    name: personName(check('required')).nullable(),
    signUp: z.enum(SIGN_UP_MODES, { error: check('invalidInput') }).nullable(),
    signUpDomains: domains,
    imprintUrl: webAddress,
    privacyUrl: webAddress,
    termsUrl: webAddress,
    supportUrl: webAddress,
    language: z.enum(OWNER_LANGUAGES, { error: check('invalidInput') }).nullable(),
    timezone: timezone().nullable(),
  })
  .partial()

export type Overview = z.infer<typeof overviewAnswer>
export type AdminAccount = z.infer<typeof accountAnswer>
export type AdminAccounts = z.infer<typeof accountsAnswer>
export type SignUpInvitation = z.infer<typeof signUpInvitationAnswer>
export type Queued = z.infer<typeof queuedAnswer>
export type QueueStateName = (typeof QUEUE_STATES)[number]
export type InstanceSettings = z.infer<typeof instanceAnswer>
export type InstanceInput = z.output<typeof instanceSchema>
export type Audit = z.infer<typeof auditAnswer>
export type AuditQuery = z.output<typeof auditQuery>
/** True for what is done. */
export type FirstSteps = { mail: boolean; signUp: boolean; backup: boolean }
