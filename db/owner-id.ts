declare const brand: unique symbol

/** The id of a signed-in owner. Only lib/auth/session.ts makes one, so a query that takes it runs for its owner. */
export type OwnerId = string & { readonly [brand]: 'OwnerId' }
