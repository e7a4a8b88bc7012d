import { contact } from './contact'

/** Read by visitors. */
export const visitor = { contact }
