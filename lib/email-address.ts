import { z } from 'zod'

/** RFC 5321's practical core: no quoted local parts, no address literals, letters of any script, a domain with a dot. */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[^\s\p{C}@"<>(),;:\\[\]]{1,64}(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u

/** An e-mail address, trimmed, of at most 254 characters. */
export function emailAddress(message: string) {
  return z
    .string({ error: message })
    .transform((text) => text.trim())
    .pipe(z.string().max(254, message).regex(ADDRESS, message))
}
