// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/components/ui/toaster'
import { dismissToast, toast, useToasts } from '@/components/ui/use-toast'
import { act, cleanup, fireEvent, render, screen, within } from '../../../support/screens/testing'

let stored: ReturnType<typeof useToasts> = []

function Store() {
  stored = useToasts()
  return null
}

const show = (input: Parameters<typeof toast>[0]) => act(() => toast(input))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <Toaster />
      <Store />
      <button type="button">Elsewhere</button>
    </>,
  )
})

afterEach(() => {
  act(() => {
    for (const item of stored) dismissToast(item.id)
    vi.runAllTimers()
  })
  cleanup()
  vi.useRealTimers()
})

describe('<Toaster>', () => {
  describe('a toast', () => {
    it('stands in a live region that was there before it, its title and text in elements of their own', () => {
      const region = screen.getByRole('status')
      show({ title: 'Settings Updated', description: 'Your settings have been saved.' })
      expect(within(region).getByText('Settings Updated', { exact: true })).not.toBe(
        within(region).getByText('Your settings have been saved.', { exact: true }),
      )
      expect(within(region).getByRole('button', { name: 'Close' })).toBeTruthy()
    })

    it('is polite by default and assertive when destructive', () => {
      show({ title: 'Saved' })
      expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
      show({ title: 'Error', variant: 'destructive' })
      expect(screen.getByRole('status').getAttribute('aria-live')).toBe('assertive')
      expect(screen.getByRole('status').querySelector('[data-toast=destructive]')).not.toBeNull()
    })

    it('with a button in it stays twice as long', () => {
      show({ title: 'Meeting deleted', action: <button type="button">Undo</button> })
      expect(within(screen.getByRole('status')).getByRole('button', { name: 'Undo' })).toBeTruthy()
      wait(9_900)
      expect(screen.getByText('Meeting deleted')).toBeTruthy()
      wait(200)
      expect(screen.queryByText('Meeting deleted')).toBeNull()
    })

    it('takes the place of the one before: at most one is visible', () => {
      show({ title: 'First' })
      show({ title: 'Second' })
      expect(screen.queryByText('First')).toBeNull()
      expect(screen.getByText('Second')).toBeTruthy()
      expect(stored).toHaveLength(1)
    })

    it('is shown for 5000 ms', () => {
      show({ title: 'Saved' })
      wait(4999)
      expect(screen.getByText('Saved')).toBeTruthy()
      wait(1)
      expect(screen.queryByText('Saved')).toBeNull()
    })

    it('gets its full 5000 ms when it replaces another', () => {
      show({ title: 'First' })
      wait(4000)
      show({ title: 'Second' })
      wait(4999)
      expect(screen.getByText('Second')).toBeTruthy()
    })

    it('is removed 1,000,000 ms after it was dismissed', () => {
      show({ title: 'Saved' })
      fireEvent.click(screen.getByRole('button', { name: 'Close' }))
      expect(screen.queryByText('Saved')).toBeNull()
      wait(999_999)
      expect(stored).toHaveLength(1)
      wait(1)
      expect(stored).toHaveLength(0)
    })

    it('waits while it is read: under the pointer, with the focus inside, in a window left behind', () => {
      show({ title: 'Saved' })
      const area = screen.getByRole('region')
      fireEvent.pointerEnter(area)
      wait(60_000)
      fireEvent.pointerLeave(area)
      act(() => area.focus())
      wait(60_000)
      act(() => screen.getByText('Elsewhere').focus())
      fireEvent.blur(window)
      wait(60_000)
      expect(screen.getByText('Saved')).toBeTruthy()
      fireEvent.focus(window)
      wait(5000)
      expect(screen.queryByText('Saved')).toBeNull()
    })
  })

  describe('closing', () => {
    it('gives the focus back and does not hold the next toast', () => {
      const elsewhere = screen.getByText('Elsewhere')
      act(() => elsewhere.focus())
      show({ title: 'First' })
      const close = screen.getByRole('button', { name: 'Close' })
      fireEvent.pointerEnter(screen.getByRole('region'))
      act(() => close.focus())
      fireEvent.click(close)
      expect(document.activeElement).toBe(elsewhere)
      show({ title: 'Second' })
      wait(5000)
      expect(screen.queryByText('Second')).toBeNull()
    })
  })

  describe('swiping', () => {
    const swipe = (dx: number, dy = 0) => {
      const element = screen.getByText('Saved')
      fireEvent.pointerDown(element, { button: 0, clientX: 100, clientY: 100 })
      fireEvent.pointerMove(element, { clientX: 100 + dx, clientY: 100 + dy })
      fireEvent.pointerUp(element, { clientX: 100 + dx, clientY: 100 + dy })
    }

    it.each([
      ['51 px to the right dismisses', 51, 0, false],
      ['50 px to the right springs back', 50, 0, true],
      ['to the left does nothing', -200, 0, true],
      ['mostly downwards does nothing', 60, 80, true],
    ])('%s', (_rule, dx, dy, stays) => {
      show({ title: 'Saved' })
      swipe(dx, dy)
      expect(screen.queryByText('Saved') !== null).toBe(stays)
    })
  })

  describe('swiping on a page that is read from right to left', () => {
    it.each([
      ['51 px to the left dismisses', -51, false],
      ['to the right does nothing', 200, true],
    ])('%s', (_rule, dx, stays) => {
      document.dir = 'rtl'
      show({ title: 'Saved' })
      const element = screen.getByText('Saved')
      fireEvent.pointerDown(element, { button: 0, clientX: 100, clientY: 100 })
      fireEvent.pointerMove(element, { clientX: 100 + dx, clientY: 100 })
      fireEvent.pointerUp(element, { clientX: 100 + dx, clientY: 100 })
      document.dir = ''
      expect(screen.queryByText('Saved') !== null).toBe(stays)
    })
  })

  describe('the notification area', () => {
    it('takes the focus on F8 and closes its toast on Escape', () => {
      show({ title: 'Saved' })
      fireEvent.keyDown(document, { key: 'F8' })
      const area = screen.getByRole('region', { name: 'Notifications (F8)' })
      expect(document.activeElement).toBe(area)
      fireEvent.keyDown(area, { key: 'Escape' })
      expect(screen.queryByText('Saved')).toBeNull()
    })

    it('is at most 420 px wide', () => {
      expect(screen.getByRole('region').classList).toContain('max-w-[420px]')
    })
  })
})
