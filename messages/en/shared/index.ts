import { checks } from './checks'
import { ui } from './ui'

/** Read by visitors and owners. */
export const shared = { checks, ui }
