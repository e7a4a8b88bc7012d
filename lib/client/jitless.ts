import { config } from 'zod/v4/core'

/**
 * Imported before the first schema. The content policy of pages that are drawn for each request forbids `new Function`, and
 * browsers report every attempt; zod tries it when the first object schema is created.
 */
config({ jitless: true })
