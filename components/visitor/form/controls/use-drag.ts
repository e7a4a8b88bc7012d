import { type PointerEvent, type RefObject, useRef, useState } from 'react'

type Drag = { from: number; to: number; shift: number }

/** Space between two rows, in pixels. */
const GAP = 8

/**
 * Drags a row of a list by mouse, pen or finger. The document stays as it is until the row is let go: the others only move
 * aside. Escape, or a pointer that is lost, puts it back.
 */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const start = useRef<{ y: number; rows: DOMRect[] } | null>(null)

  function begin(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
    start.current = { y: event.clientY + window.scrollY, rows }
    setDrag({ from, to: from, shift: 0 })
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (!start.current || !drag) return
    const { y, rows } = start.current
    const shift = event.clientY + window.scrollY - y
    setDrag({ ...drag, shift, to: placeOf(rows, drag.from, shift) })
  }

  function end() {
    start.current = null
    setDrag(null)
  }

  return {
    dragged: drag?.from ?? null,
    /** The style of the row at a place. */
    styleOf(place: number) {
      if (!drag) return undefined
      if (place === drag.from) return { transform: `translateY(${drag.shift}px)` }
      const room = (start.current?.rows[drag.from]?.height ?? 0) + GAP
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
    cancel: end,
  }
}

/** Counts the other rows that the middle of the dragged one has left behind. */
function placeOf(rows: DOMRect[], from: number, shift: number): number {
  const middleOf = (row: DOMRect | undefined) => (row ? row.top + row.height / 2 : 0)
  const middle = middleOf(rows[from]) + shift
  return rows.filter((row, place) => place !== from && middleOf(row) < middle).length
}
