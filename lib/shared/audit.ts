/** What the audit log records. */
export const AUDIT_ACTS = [
  'account.sign_out',
  'account.close',
  'account.reopen',
  'account.delete',
  'account.link',
  'invitation.create',
  'invitation.withdraw',
  'queue.retry',
  'instance.change',
  'mail.test',
  'identity.join',
  'identity.refuse',
  'identity.disconnect',
] as const
export type AuditAct = (typeof AUDIT_ACTS)[number]

/** Numbers and words of closed lists: never an address, a secret or a text that somebody wrote. */
export type AuditFacts = Record<string, string | number | boolean | readonly string[]>

/** Who acted without an account: `cli` is `npm run users`, `system` the server by itself. */
export type AuditActor = 'cli' | 'system'
