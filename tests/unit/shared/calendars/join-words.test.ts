import { describe, expect, it } from 'vitest'
import { describeJoining } from '@/lib/shared/calendars/join-words'
import { textsOf } from '@/messages'

const joining = textsOf('en').part('joining')

describe('describeJoining', () => {
  it('gives the link, and the password on its own line', () => {
    const joinUrl = 'https://meet.example/abc'
    expect(describeJoining({ joinUrl }, joining)).toBe(joinUrl)
    expect(describeJoining({ joinUrl, password: 'tiger' }, joining)).toBe(`${joinUrl}\nPassword: tiger`)
  })

  it('gives nothing without a link', () => {
    expect(describeJoining({ joinUrl: null, password: 'tiger' }, joining)).toBe('')
  })
})
