import { z } from 'zod'
import { CALDAV_SERVICES, findCaldavService } from '@/lib/vocabulary/caldav-services'
import { MAX_LINE, trimmed } from '@/lib/vocabulary/text'

const NO_ADDRESS = 'Enter the address of the server, such as https://cloud.example.com'
const services = CALDAV_SERVICES.map(({ id }) => id) as [
  (typeof CALDAV_SERVICES)[number]['id'],
  ...(typeof CALDAV_SERVICES)[number]['id'][],
]

/** A known service, or the address of a server; what the server lets in. */
export const caldavSchema = z
  .object({
    service: z.enum(services, { error: 'Unknown service' }).default('other'),
    serverUrl: trimmed(MAX_LINE).default(''),
    username: trimmed(MAX_LINE, 'Enter your username'),
    password: z.string({ error: 'Enter a password' }).min(1, 'Enter a password').max(MAX_LINE),
  })
  .transform((typed, context) => {
    const known = findCaldavService(typed.service).serverUrl
    const serverUrl = known ?? toServerUrl(typed.serverUrl)
    if (serverUrl === null) context.addIssue({ code: 'custom', path: ['serverUrl'], message: NO_ADDRESS })
    return { ...typed, serverUrl: serverUrl ?? '' }
  })

export type CaldavTyped = z.input<typeof caldavSchema>
export type CaldavInput = z.output<typeof caldavSchema>

/** People leave out the `https://`. Null for what is no address of a web server. */
function toServerUrl(text: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (text === '' || !URL.canParse(address)) return null
  const { protocol, username, password, href } = new URL(address)
  return ['https:', 'http:'].includes(protocol) && !username && !password ? href : null
}
