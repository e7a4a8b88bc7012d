import { describe, expect, it } from 'vitest'
import { toTeamNotice } from '@/lib/mail/team-notice'
import type { Mail } from '@/lib/mail/templates'
import { env } from '@/lib/platform/env'

const { APP_URL } = env()
const team = { slug: 'lab', email: 'ada@example.com' }
const none = { count: 0, named: [] }

describe('toTeamNotice', () => {
  it('sends gathered notices to who reads those of the team, with the screens of the team', () => {
    const response = { formTitle: 'F', who: 'Vera', at: '2030-01-01T00:00:00Z', url: `${APP_URL}/response/1` }
    const gathered: Mail = {
      template: 'gathered-notices',
      props: {
        to: 'product@example.com',
        timezone: 'UTC',
        bookings: none,
        cancellations: none,
        responses: { count: 1, named: [response] },
        meetingsUrl: `${APP_URL}/meetings`,
        formsUrl: `${APP_URL}/forms`,
      },
    }
    expect(toTeamNotice(gathered, team).props).toMatchObject({
      to: 'ada@example.com',
      responses: { named: [{ url: `${APP_URL}/team/lab/response/1` }] },
      meetingsUrl: `${APP_URL}/team/lab/meetings`,
      formsUrl: `${APP_URL}/team/lab/forms`,
    })
  })

  it('leaves a mail alone that is not to the owner', () => {
    const asked: Mail = { template: 'magic-link', props: { email: 'x@example.com', url: `${APP_URL}/forms` } as never }
    expect(toTeamNotice(asked, team)).toBe(asked)
  })
})
