// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showOverlay } from '@/components/layout/palette/overlay'
import { useShortcutSwitch } from '@/components/layout/palette/use-shortcut-switch'
import { useListChoices } from '@/components/meetings/list/list-choices'
import { useAgendaRange } from '@/components/meetings/list/use-agenda-range'
import { useShortcuts } from '@/components/meetings/use-shortcuts'
import { MEETING_SOURCES } from '@/lib/shared/calendars/sources'
import { act, cleanup, render, renderHook, screen } from '../../../support/screens/testing'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

describe('useAgendaRange', () => {
  describe('the range of the agenda', () => {
    const open = (timezone: string, today: string) =>
      renderHook((props) => useAgendaRange(props.timezone, props.today), { initialProps: { timezone, today } })

    it('stays where it was led, also over midnight', () => {
      const { result, rerender } = open('UTC', '2026-06-03')
      act(() => result.current.showNext())
      rerender({ timezone: 'UTC', today: '2026-06-04' })
      expect(result.current.range).toEqual({ start: '2026-07-03', end: '2026-08-02' })
      act(() => result.current.showToday())
      expect(result.current.range).toEqual({ start: '2026-06-04', end: '2026-07-04' })
      act(() => result.current.showPrevious())
      expect(result.current.range).toEqual({ start: '2026-05-05', end: '2026-06-04' })
    })

    it('begins anew with today of the zone when the account moves there', () => {
      const { result, rerender } = open('UTC', '2026-06-03')
      act(() => result.current.showNext())
      rerender({ timezone: 'Pacific/Apia', today: '2026-06-04' })
      expect(result.current.range).toEqual({ start: '2026-06-04', end: '2026-07-04' })
      rerender({ timezone: 'Pacific/Apia', today: '2026-06-05' })
      expect(result.current.range.start).toBe('2026-06-04')
    })
  })
})

describe('useListChoices', () => {
  describe('how a browser looks at the meetings', () => {
    it('is a list of all sources, newest first, before anything was chosen', () => {
      const { result } = renderHook(useListChoices)
      expect(result.current).toMatchObject({
        view: 'list',
        order: 'desc',
        sources: MEETING_SOURCES,
      })
      expect(renderHook(useShortcutSwitch).result.current[0]).toBe(true)
    })

    it('is remembered, none of the sources included', () => {
      const { result, unmount } = renderHook(useListChoices)
      const shortcuts = renderHook(useShortcutSwitch)
      act(() => {
        result.current.setView('calendar')
        result.current.setOrder('asc')
        result.current.setSources([])
        shortcuts.result.current[1](false)
      })
      unmount()
      shortcuts.unmount()
      expect(renderHook(useShortcutSwitch).result.current[0]).toBe(false)
      const again = renderHook(useListChoices).result.current
      expect(again).toMatchObject({ view: 'calendar', order: 'asc', sources: [] })
      localStorage.setItem('slotform.meetings.sources', 'outlook,nonsense,platform')
      expect(renderHook(useListChoices).result.current.sources).toEqual(['platform', 'outlook'])
    })

    it('can be chosen where storage is forbidden, for as long as the page is open', () => {
      const forbid = () => {
        throw new DOMException('forbidden', 'SecurityError')
      }
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
      const { result } = renderHook(useListChoices)
      expect(result.current.view).toBe('list')
      act(() => result.current.setView('calendar'))
      expect(result.current.view).toBe('calendar')
    })
  })
})

const run = vi.fn()

function Screen({ isOn = true, dialog = false }) {
  useShortcuts({ n: run, '?': run }, isOn)
  return (
    <>
      <input aria-label="field" />
      <textarea aria-label="text" />
      <button type="button">button</button>
      {dialog && <div role="dialog" />}
    </>
  )
}

describe('useShortcuts', () => {
  describe('a shortcut', () => {
    afterEach(() => run.mockReset())

    it.each(['n', '?'])('runs on %s, on the page and on a button', async (key) => {
      const user = userEvent.setup()
      render(<Screen />)
      await user.keyboard(key)
      screen.getByRole('button').focus()
      await user.keyboard(key)
      expect(run).toHaveBeenCalledTimes(2)
    })

    it('does not run while the palette is still loading', async () => {
      const user = userEvent.setup()
      render(<Screen />)
      act(() => showOverlay('palette'))
      await user.keyboard('n')
      expect(run).not.toHaveBeenCalled()
      act(() => showOverlay(null))
      await user.keyboard('n')
      expect(run).toHaveBeenCalledTimes(1)
    })

    it.each(['{Control>}n{/Control}', '{Meta>}n{/Meta}', '{Alt>}n{/Alt}', 'N', 'x'])(
      'does not run on %s',
      async (keys) => {
        render(<Screen />)
        await userEvent.setup().keyboard(keys)
        expect(run).not.toHaveBeenCalled()
      },
    )

    it.each(['field', 'text'])('does not run while somebody types into a %s', async (name) => {
      const user = userEvent.setup()
      render(<Screen />)
      await user.type(screen.getByLabelText(name), 'n?')
      expect(run).not.toHaveBeenCalled()
      expect(screen.getByLabelText<HTMLInputElement>(name).value).toBe('n?')
    })

    it.each([{ dialog: true }, { isOn: false }])('does not run with %j', async (props) => {
      render(<Screen {...props} />)
      await userEvent.setup().keyboard('n')
      expect(run).not.toHaveBeenCalled()
    })
  })
})
