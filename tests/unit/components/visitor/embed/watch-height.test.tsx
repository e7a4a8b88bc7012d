// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchHeight } from '@/components/visitor/embed/watch-height'

class Asleep {
  observe() {}
  disconnect() {}
}

afterEach(() => vi.unstubAllGlobals())

describe('watchHeight', () => {
  it('tells the height at once, though the browser observes nothing in a frame that is out of view', () => {
    vi.stubGlobal('ResizeObserver', Asleep)
    vi.spyOn(document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 426.5))
    const tell = vi.fn<(height: number) => void>()
    watchHeight(tell, new AbortController().signal)
    expect(tell.mock.calls).toEqual([[427]])
  })
})
