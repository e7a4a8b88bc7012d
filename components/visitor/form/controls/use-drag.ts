import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

type Drag = { from: number; to: number; shift: number }
/** `frame`: the next step of scrolling, while the pointer is near an edge of the screen. */
type Held = { y: number; clientY: number; rows: DOMRect[]; frame: number }

/** Space between two rows, in pixels. */
const GAP = 8
/** The height of the edges of the screen that scroll, in pixels, and how much of the way into one is scrolled with each frame. */
const EDGE = 72
const PACE = 0.2

/**
 * Drags a row of a list by mouse, pen or finger. The document stays as it is until the row is let go: the others only move
 * aside. The page scrolls while the pointer is near an edge of the screen. A pointer that is lost puts the row back.
 */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const held = useRef<Held | null>(null)
  useEffect(() => () => cancelAnimationFrame(held.current?.frame ?? 0), [])

  function begin(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    held.current = { y: event.clientY + window.scrollY, clientY: event.clientY, rows, frame: 0 }
    setDrag({ from, to: from, shift: 0 })
  }

  function move({ clientY }: PointerEvent<HTMLElement>) {
    if (!held.current) return
    held.current.clientY = clientY
    follow(held.current)
    held.current.frame ||= requestAnimationFrame(scroll)
  }

  function follow({ y, clientY, rows }: Held) {
    const shift = clientY + window.scrollY - y
    setDrag((before) => before && { ...before, shift, to: placeOf(rows, before.from, shift) })
  }

  function scroll() {
    const at = held.current
    if (!at) return
    const before = window.scrollY
    document.documentElement.scrollTop += stepAt(at.clientY)
    at.frame = window.scrollY === before ? 0 : requestAnimationFrame(scroll)
    if (at.frame) follow(at)
  }

  function end() {
    cancelAnimationFrame(held.current?.frame ?? 0)
    held.current = null
    setDrag(null)
  }

  return {
    dragged: drag?.from ?? null,
    /** The style of the row at a place. */
    styleOf(place: number) {
      if (!drag) return undefined
      if (place === drag.from) return { transform: `translateY(${drag.shift}px)` }
      const room = (held.current?.rows[drag.from]?.height ?? 0) + GAP
      const isPassedDown = drag.from < place && place <= drag.to
      const isPassedUp = drag.to <= place && place < drag.from
      return { transform: `translateY(${isPassedDown ? -room : isPassedUp ? room : 0}px)` }
    },
    handleOf: (place: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(event, place),
      onPointerMove: move,
      onPointerUp: () => {
        if (drag && drag.to !== drag.from) onDrop(drag.from, drag.to)
        end()
      },
      onPointerCancel: end,
    }),
  }
}

/** Up is negative; more than nothing only within an edge. */
function stepAt(clientY: number): number {
  const intoTop = Math.max(0, EDGE - clientY)
  const intoBottom = Math.max(0, clientY - window.innerHeight + EDGE)
  return Math.round((intoBottom - intoTop) * PACE)
}

/** Counts the other rows that the middle of the dragged one has left behind. */
function placeOf(rows: DOMRect[], from: number, shift: number): number {
  const middleOf = (row: DOMRect | undefined) => (row ? row.top + row.height / 2 : 0)
  const middle = middleOf(rows[from]) + shift
  return rows.filter((row, place) => place !== from && middleOf(row) < middle).length
}
