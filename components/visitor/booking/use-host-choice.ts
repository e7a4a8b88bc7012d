import type { HostedPage } from './bookable-page'
import { useChoices } from './choices'

export const HOST_PARAM = 'host'

/** The query of a page's times with a chosen host. */
export function moreOf({ k }: Pick<HostedPage, 'k'>, host: string | undefined): string {
  return `${k ? `&k=${k}` : ''}${host ? `&${HOST_PARAM}=${host}` : ''}`
}

/** Chooses a host for everything on the page, and keeps the choice in its address. Undefined: no preference. */
export function useHostChoice(page: Pick<HostedPage, 'k'>): (host: string | undefined) => void {
  const { choose } = useChoices()
  return (host) => choose({ host, more: moreOf(page, host) }, HOST_PARAM, host ?? null)
}
