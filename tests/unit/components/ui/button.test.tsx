// @vitest-environment jsdom

import { afterEach, describe, expect, it } from 'vitest'
import { Button } from '@/components/ui/button'
import { act, cleanup, fireEvent, render, screen } from '../../../support/screens/testing'

afterEach(cleanup)

function Screen({ isSaving }: { isSaving: boolean }) {
  return (
    <>
      <Button pending={isSaving}>Save</Button>
      <Button>Other</Button>
    </>
  )
}

/** Removing a focused element gives the focus to the page. */
function dropFocus() {
  const passing = document.body.appendChild(document.createElement('input'))
  passing.focus()
  passing.remove()
}

/** Presses Save, and lets the focus go as a browser does with what is disabled; jsdom does not. */
function pressAndSave() {
  const { rerender } = render(<Screen isSaving={false} />)
  const save = screen.getByRole('button', { name: 'Save' })
  act(() => save.focus())
  fireEvent.click(save)
  rerender(<Screen isSaving />)
  act(dropFocus)
  expect(document.activeElement).toBe(document.body)
  return { save, finish: () => rerender(<Screen isSaving={false} />) }
}

describe('<Button>', () => {
  describe('a button whose work is under way', () => {
    it('gets the focus back when the work is done', () => {
      const { save, finish } = pressAndSave()
      finish()
      expect(document.activeElement).toBe(save)
    })

    it('leaves the focus where it went meanwhile', () => {
      const { finish } = pressAndSave()
      const other = screen.getByRole('button', { name: 'Other' })
      act(() => other.focus())
      finish()
      expect(document.activeElement).toBe(other)
    })

    it('takes no focus that it did not have', () => {
      const { rerender } = render(<Screen isSaving={false} />)
      rerender(<Screen isSaving />)
      rerender(<Screen isSaving={false} />)
      expect(document.activeElement).toBe(document.body)
    })
  })
})
