/** A person signs in, a team has members, and a room belongs to a team. */
export const ACCOUNT_KINDS = ['person', 'team', 'room'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]
