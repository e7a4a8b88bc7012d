// npm run demo:providers: runs the product against fake Google, Microsoft and Zoom servers, and fake tools to move in from, to
// try it by hand. It needs no internet and no account. State is reset on every start.
import './node-version.mjs'
import { startDemo } from './demo-server.mjs'
import { ensureInstalled } from './install.mjs'
import { importTs } from './load-env.mjs'

const OWNER = 'demo@example.com'

await ensureInstalled()
// A real server of CalDAV, where one is installed.
const { CALDAV_SERVERS } = await importTs('tests/support/caldav/servers.ts')
/** @type {{ url: string, username: string, password: string, stop: () => Promise<void> } | undefined} */
const caldav = await CALDAV_SERVERS[0]?.[1]().catch((error) => {
  console.error(`The server of CalDAV is left out: ${error instanceof Error ? error.message : error}`)
  return undefined
})
const demo = await startDemo('.data-demo', ({ url, organization }) => ({
  CALDAV_ALLOW_PRIVATE: '1',
  OUTBOUND_ALLOW_PRIVATE: '1',
  ...organization.env(url),
  OIDC_NAME: 'Example organization',
})).catch(async (error) => {
  console.error(error instanceof Error ? error.message : error)
  await caldav?.stop()
  process.exit(1)
})
process.once('SIGINT', () => demo.kill('SIGINT'))
process.once('SIGTERM', () => demo.kill('SIGTERM'))

const signInLink = await findSignInLink()
demo.print()
printSteps(signInLink)
const code = await demo.ended()
await caldav?.stop()
process.exit(code)

/** Without a mail transport the server prints a mail's links. */
async function findSignInLink() {
  await fetch(`${demo.url}/api/auth/send-magic-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: OWNER }),
  })
  const [link] = await demo.waitFor(/https?:\S+\/api\/auth\/verify\?token=\S+/)
  return link
}
/** @param {string} signInLink */
function printSteps(signInLink) {
  console.log(`
Slotform with fake Google, Microsoft and Zoom servers. Nothing leaves this machine. Ctrl-C ends it.

  Slotform   ${demo.url}
  Providers  ${demo.providersUrl}

1. Sign in as ${OWNER}: open this link and press the button.
   ${signInLink}
2. Open ${demo.url}/integrations and connect with Google, with Zoom, and Outlook.
   Each leads to a fake consent page: press Allow.
3. Open ${demo.url}/time-slot-pages and edit 'Intro call'.
   Choose Google Meet as location, tick ada@accounts.example under 'Calendars that block my time' and 'Calendars that get my bookings', and save.
4. Open ${demo.url}/demo-intro in another window and choose a day. Remember one of its times.
5. Open ${demo.providersUrl}, add a busy time of 60 minutes at that moment, and reload the booking page after a minute:
   the time is gone. Remove it again, and it is back.
6. Book a time. The confirmation holds the Meet link, and the event is in the fake calendar.
   With Zoom as location the meeting is listed under 'Zoom meetings'.
7. Open ${demo.url}/settings/move-in and bring an account of Calendly, Cal.com or Typeform: their tokens are on
   ${demo.providersUrl}.
8. BigBlueButton: on ${demo.url}/integrations press Connect BigBlueButton, and enter
   ${demo.providersUrl}/bigbluebutton/, secret fake-bbb-secret. Rooms and who is in them are on ${demo.providersUrl}.
9. Sign out and press 'Sign in with Example organization': choose Grace. Her account is new. Then open ${demo.providersUrl} and
   press 'Sign out there': her session is over.
${caldavStep()}`)
}

function caldavStep() {
  if (!caldav)
    return '10. To try CalDAV as well, install Radicale (Debian: apt-get install radicale) and start this again.\n'
  const { url, username, password } = caldav
  return `10. CalDAV, with a real server: on ${demo.url}/integrations press Connect CalDAV, choose Another server, and enter
   ${url}, username ${username}, app password ${password}. Its calendar 'Ada' can then be chosen like the others.
`
}
