import { type PointerEvent, useCallback, useMemo, useRef } from 'react'
import type { ListedMeeting } from '@/lib/meetings/schema'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'

/** A press that moves less is a click. */
const MIN_DISTANCE = 6

type Drop = (meeting: ListedMeeting, date: CalendarDate) => void

/**
 * Drags an entry of the month to another day by mouse or pen; a finger scrolls. Escape lets it go. Days before `today` and its own
 * take nothing. Pointer events, because Firefox drags no buttons.
 */
export function useEntryDrag(today: CalendarDate, onDrop: Drop) {
  const isDropped = useRef(false)

  const begin = useCallback(
    (event: PointerEvent<HTMLElement>, meeting: ListedMeeting) => {
      isDropped.current = false
      if (event.button !== 0 || event.pointerType === 'touch') return
      const entry = event.currentTarget
      const own = dayAt(entry)?.dataset.date
      const from = { x: event.clientX, y: event.clientY }
      let target: HTMLElement | null = null
      const ghost = { current: null as HTMLElement | null }

      function aim(next: HTMLElement | null) {
        target?.removeAttribute('data-drop')
        target = next
        target?.setAttribute('data-drop', '')
      }

      function move({ clientX, clientY }: globalThis.PointerEvent) {
        if (!ghost.current) {
          if (Math.hypot(clientX - from.x, clientY - from.y) < MIN_DISTANCE) return
          ghost.current = makeGhost(entry)
        }
        ghost.current.style.transform = `translate(${clientX + 8}px, ${clientY + 8}px)`
        const day = dayAt(document.elementFromPoint(clientX, clientY))
        const date = day?.dataset.date
        aim(day && date && date !== own && date >= today ? day : null)
      }

      function end() {
        aim(null)
        ghost.current?.remove()
        listening.abort()
      }

      function drop() {
        const date = target?.dataset.date
        // The click that follows the release would open the entry.
        isDropped.current = ghost.current !== null
        end()
        if (date) onDrop(meeting, date)
      }

      function leave(key: KeyboardEvent) {
        if (key.key !== 'Escape' || !ghost.current) return
        key.preventDefault()
        isDropped.current = true
        end()
      }

      const listening = new AbortController()
      const { signal } = listening
      window.addEventListener('pointermove', move, { signal })
      window.addEventListener('pointerup', drop, { signal })
      window.addEventListener('pointercancel', end, { signal })
      window.addEventListener('keydown', leave, { signal })
    },
    [today, onDrop],
  )

  /** True for a click that ends a drag. */
  const wasDragged = useCallback(() => {
    const was = isDropped.current
    isDropped.current = false
    return was
  }, [])

  return useMemo(() => ({ begin, wasDragged }), [begin, wasDragged])
}

export type EntryDrag = ReturnType<typeof useEntryDrag>

const dayAt = (element: Element | null) => element?.closest<HTMLElement>('[data-date]') ?? null

function makeGhost(entry: HTMLElement): HTMLElement {
  const ghost = entry.cloneNode(true) as HTMLElement
  ghost.setAttribute('aria-hidden', 'true')
  ghost.className +=
    ' pointer-events-none fixed top-0 left-0 z-50 rounded-md border bg-popover shadow-lg cursor-grabbing'
  ghost.style.width = `${entry.offsetWidth}px`
  document.body.append(ghost)
  return ghost
}
