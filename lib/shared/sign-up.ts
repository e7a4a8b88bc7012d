/** Who gets a new account: anyone, addresses of some domains and who was invited, who was invited, nobody. */
export const SIGN_UP_MODES = ['open', 'domains', 'invitation', 'closed'] as const
export type SignUpMode = (typeof SIGN_UP_MODES)[number]

export const SIGN_UP_INVITATION_DAYS = 7

/** Who gets a new account by asking for a link: anybody, some addresses, or nobody. */
export type Newcomers = 'all' | 'some' | 'none'
