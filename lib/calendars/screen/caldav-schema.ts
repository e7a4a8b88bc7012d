import { z } from 'zod'
import { CALDAV_SERVICES, findCaldavService } from '@/lib/shared/calendars/caldav-services'
import { MAX_LINE, trimmed } from '@/lib/shared/text/text'
import { check } from '@/messages/check'

const services = CALDAV_SERVICES.map(({ id }) => id) as [
  (typeof CALDAV_SERVICES)[number]['id'],
  ...(typeof CALDAV_SERVICES)[number]['id'][],
]

const addressFields = z.object({ service: z.enum(services), serverUrl: z.string() })

/** A known service or a server's address, and the credentials. */
export const caldavSchema = z
  .object({
    service: z.enum(services, { error: check('caldavServiceUnknown') }).default('other'),
    serverUrl: trimmed(MAX_LINE).default(''),
    username: trimmed(MAX_LINE, check('usernameRequired')),
    password: z
      .string({ error: check('passwordRequired') })
      .min(1, check('passwordRequired'))
      .max(MAX_LINE),
  })
  // Reported together with the other fields, which would otherwise be complained about first.
  .refine((typed) => serverUrlOf(typed) !== null, {
    path: ['serverUrl'],
    message: check('serverAddressInvalid'),
    when: ({ value }) => addressFields.safeParse(value).success,
  })
  .transform((typed) => ({ ...typed, serverUrl: serverUrlOf(typed) ?? '' }))

export type CaldavTyped = z.input<typeof caldavSchema>
export type CaldavInput = z.output<typeof caldavSchema>

function serverUrlOf({ service, serverUrl }: z.infer<typeof addressFields>): string | null {
  return findCaldavService(service).serverUrl ?? toServerUrl(serverUrl)
}

/** Adds a missing `https://`. Null if it is not the address of a web server. */
function toServerUrl(text: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (text === '' || !URL.canParse(address)) return null
  const { protocol, username, password, href } = new URL(address)
  return ['https:', 'http:'].includes(protocol) && !username && !password ? href : null
}
