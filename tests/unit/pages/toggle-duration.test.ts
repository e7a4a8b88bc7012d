import { describe, expect, it } from 'vitest'
import { toggleDuration } from '@/lib/pages/durations'
import { minutesWords } from '@/lib/time/minutes-words'
import { textsOf } from '@/messages'

describe('toggleDuration', () => {
  it('adds one in its place', () => {
    expect(toggleDuration({ duration: 30, durations: [15, 30] }, 20)).toEqual({ duration: 30, durations: [15, 20, 30] })
  })

  it('gives the preset to the shortest where it is taken away', () => {
    expect(toggleDuration({ duration: 30, durations: [15, 30, 60] }, 30)).toEqual({ duration: 15, durations: [15, 60] })
  })

  it('keeps the last one', () => {
    expect(toggleDuration({ duration: 30, durations: [30] }, 30)).toEqual({ duration: 30, durations: [30] })
  })
})

describe('minutesWords', () => {
  const words = (...minutes: number[]) => minutesWords(textsOf('en').part('time'), minutes)
  it('names one, two or more', () => {
    expect([words(30), words(15, 30), words(15, 30, 60)]).toEqual(['30', '15 or 30', '15, 30 or 60'])
  })
})
