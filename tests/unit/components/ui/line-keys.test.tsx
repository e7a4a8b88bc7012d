// @vitest-environment jsdom

import { afterEach, describe, expect, it } from 'vitest'
import { alongLine } from '@/components/ui/line-keys'

afterEach(() => {
  document.dir = ''
})

describe('alongLine', () => {
  it('lets the left arrow lead on where lines begin at the right', () => {
    document.dir = 'rtl'
    expect(['ArrowLeft', 'ArrowRight'].map(alongLine)).toEqual(['ArrowRight', 'ArrowLeft'])
  })

  it('leaves all other keys, and each key where lines begin at the left', () => {
    document.dir = 'rtl'
    const others = ['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'a']
    expect(others.map(alongLine)).toEqual(others)
    document.dir = 'ltr'
    expect(['ArrowLeft', 'ArrowRight'].map(alongLine)).toEqual(['ArrowLeft', 'ArrowRight'])
  })
})
