import { ACCOUNT_HEADER } from '@/lib/shared/account-header'

/** The header of a call for the account of the document's screens, which is in `data-account` of a team's. */
export function accountHeaders(): Record<string, string> {
  const account = typeof document === 'undefined' ? undefined : document.documentElement.dataset.account
  return account ? { [ACCOUNT_HEADER]: account } : {}
}
