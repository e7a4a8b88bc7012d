/**
 * Settings that switch every limit off. vitest.config.ts reads them too.
 *
 * @satisfies {Record<import('@/lib/request/limit').LimitName, '0'>}
 */
export const WITHOUT_LIMITS = /** @type {const} */ ({
  LIMIT_LINKS_EMAIL: '0',
  LIMIT_LINKS_IP: '0',
  LIMIT_BOOKINGS: '0',
  LIMIT_BOOKINGS_ADDRESS: '0',
  LIMIT_MAILS_RECIPIENT: '0',
  LIMIT_MAILS_OWNER: '0',
  LIMIT_MAILS_NEW_PEOPLE: '0',
  LIMIT_SUBMISSIONS: '0',
  LIMIT_CONTACT: '0',
  LIMIT_UPLOADS: '0',
  LIMIT_FILES: '0',
  LIMIT_IMPORTS: '0',
  LIMIT_ARRIVALS: '0',
  LIMIT_PUBLIC_READS: '0',
  LIMIT_OWNER_CALLS: '0',
  LIMIT_KEY_CALLS: '0',
  LIMIT_PAGE_READS: '0',
})
