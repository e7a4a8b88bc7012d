import type { AccountProfile } from '../oauth/authority'
import { escaped, page } from './frame'

type Consent = {
  service: string
  accounts: AccountProfile[]
  /** The requested scopes, with their texts. */
  scopes: { scope: string; label: string; isFixed: boolean }[]
  /** Scopes can be unticked one by one. */
  canUntick: boolean
  /** The request as it came, sent along with the decision. */
  query: URLSearchParams
}

/** Choose an account, untick what shall not be allowed, Allow or Deny. */
export function consentPage({ service, accounts, scopes, canUntick, query }: Consent): string {
  const hidden = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const choices = accounts.map(
    (
      { id, email, name },
      index,
    ) => `<label class="choice"><input type="radio" name="consent_account" value="${escaped(id)}"
      ${index === 0 ? 'checked' : ''}><span>${escaped(name)}<br><span class="quiet">${escaped(email)}</span></span></label>`,
  )
  const wishes = scopes.map(({ scope, label, isFixed }) =>
    canUntick && !isFixed
      ? `<label class="choice"><input type="checkbox" name="consent_scope" value="${escaped(scope)}" checked>${escaped(label)}</label>`
      : `<li>${escaped(label)}<input type="hidden" name="consent_scope" value="${escaped(scope)}"></li>`,
  )
  const listed = wishes.filter((wish) => wish.startsWith('<li>'))
  const ticked = wishes.filter((wish) => !wish.startsWith('<li>'))
  return page(
    `Sign in – fake ${service}`,
    `<form class="card" method="post">
      <h1>Slotform wants to use your ${escaped(service)} account</h1>
      <p class="quiet">Fake ${escaped(service)}: the accounts are made up, and nothing leaves this machine.</p>
      <fieldset><legend>Choose an account</legend>${choices.join('')}</fieldset>
      <fieldset><legend>Slotform may then</legend><ul class="plain quiet">${listed.join('')}</ul>${ticked.join('')}</fieldset>
      ${hidden.join('')}
      <div class="row"><button name="consent_decision" value="deny">Deny</button>
      <button class="main" name="consent_decision" value="allow">Allow</button></div>
    </form>`,
  )
}

/** Shows an error of the request here, because redirecting to an unchecked address would be unsafe. */
export function refusalPage(service: string, problem: string): string {
  return page(`Refused – fake ${service}`, `<div class="card"><h1>Access blocked</h1><p>${escaped(problem)}</p></div>`)
}
