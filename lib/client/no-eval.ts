import { z } from 'zod'

/**
 * The content policy of our pages forbids `new Function`, and every try is reported in the console. zod tries when its first
 * object schema is made, so a screen imports this before any schema.
 */
z.config({ jitless: true })
