import { describe, expect, it } from 'vitest'
import { locationOptions } from '@/lib/calendars/screen/location-options'
import { textsOf } from '@/messages'

describe('locationOptions', () => {
  describe('where a meeting can be held', () => {
    const teams = (connections: Parameters<typeof locationOptions>[0]) =>
      locationOptions(connections, textsOf('en').part('integrations')).find(({ value }) => value === 'teams')

    it.each(['outlook', 'teams'])('a connection of type %s lets Microsoft Teams be chosen', (type) => {
      const label = 'Microsoft Teams'
      expect(teams([{ type, status: 'connected' }])).toEqual({ value: 'teams', label, disabled: false })
    })

    it.each([[], [{ type: 'outlook', status: 'expired' }], [{ type: 'google_calendar', status: 'connected' }]])(
      '%j does not',
      (...connections) => {
        expect(teams(connections)).toEqual({
          value: 'teams',
          label: 'Microsoft Teams (Connect Microsoft first)',
          disabled: true,
        })
      },
    )

    it('one that may make no links does not, and says so', () => {
      expect(teams([{ type: 'outlook', status: 'connected', canConference: false }])).toEqual({
        value: 'teams',
        label: "Microsoft Teams (Your account can't create links)",
        disabled: true,
      })
    })

    it('one account that may is enough', () => {
      const connections = [
        { type: 'teams', status: 'connected', canConference: false as const },
        { type: 'outlook', status: 'connected' },
      ]
      expect(teams(connections)?.disabled).toBe(false)
    })
  })
})
