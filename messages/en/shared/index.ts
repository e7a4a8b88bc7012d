import { checks } from './checks'
import { time } from './time'
import { ui } from './ui'

/** Read by visitors and owners. */
export const shared = { checks, time, ui }
