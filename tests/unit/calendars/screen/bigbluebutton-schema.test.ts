import { describe, expect, it } from 'vitest'
import { bigbluebuttonSchema } from '@/lib/calendars/screen/bigbluebutton-schema'

describe('bigbluebuttonSchema', () => {
  it.each([
    ['https://bbb.example', 'https://bbb.example/bigbluebutton/api'],
    ['bbb.example:8443/', 'https://bbb.example:8443/bigbluebutton/api'],
    ['https://bbb.example/bigbluebutton/', 'https://bbb.example/bigbluebutton/api'],
    ['http://localhost/bigbluebutton/api/?x=1#y', 'http://localhost/bigbluebutton/api'],
    ['https://host.example/two/bigbluebutton/api', 'https://host.example/two/bigbluebutton/api'],
  ])('reads %s as %s', (serverUrl, read) => {
    expect(bigbluebuttonSchema.parse({ serverUrl, secret: ' s ' })).toEqual({ serverUrl: read, secret: 's' })
  })

  it.each(['', 'ftp://bbb.example', 'https://ada:secret@bbb.example', 'https://'])('refuses %j', (serverUrl) => {
    expect(bigbluebuttonSchema.safeParse({ serverUrl, secret: 's' }).success).toBe(false)
  })
})
