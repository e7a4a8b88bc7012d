declare const brand: unique symbol
declare const personBrand: unique symbol

/**
 * The id of an account for which the caller may act. Only lib/auth makes one, so a query that takes it runs for those whom the
 * account concerns.
 */
export type OwnerId = string & { readonly [brand]: 'OwnerId' }

/** The id of the person who is signed in: of sessions, terms and the language of screens. It is that of their own account, too. */
export type PersonId = OwnerId & { readonly [personBrand]: 'PersonId' }
