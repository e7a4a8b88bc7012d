import { describe, expect, it } from 'vitest'
import { caldavSchema } from '@/lib/calendars/screen/caldav-schema'

const refusedFields = (typed: object) => caldavSchema.safeParse(typed).error?.issues.map(({ path }) => path.join('.'))

describe('caldavSchema', () => {
  it('names every field that is empty at once', () => {
    expect(refusedFields({ service: 'other', serverUrl: '', username: '', password: '' })).toEqual([
      'username',
      'password',
      'serverUrl',
    ])
  })

  it('needs no address of a service that has one', () => {
    expect(refusedFields({ service: 'icloud', serverUrl: '', username: 'ada', password: '' })).toEqual(['password'])
    expect(caldavSchema.parse({ service: 'icloud', username: 'ada', password: 'x' }).serverUrl).toMatch(/^https:/)
  })

  it('reports an unknown service without checking the address', () => {
    expect(refusedFields({ service: 'unknown', serverUrl: '', username: 'ada', password: 'x' })).toEqual(['service'])
  })
})
