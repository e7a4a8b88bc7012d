import { type CSSProperties, type DragEvent, type PointerEvent, useRef, useState } from 'react'

/** A swipe counts from this distance on. */
const SWIPE_THRESHOLD_PX = 50

/** Dismisses an element by a swipe towards the end of the line, where it stands. Below the threshold it springs back. */
export function useSwipeAway(onSwipe: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const [offsetPx, setOffsetPx] = useState(0)

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const onButton = event.target instanceof Element && event.target.closest('button')
    if (event.button === 0 && !onButton) start.current = { x: event.clientX, y: event.clientY }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!start.current) return
    const { dx, isSideways } = travel(start.current, event)
    if (!isSideways) return
    // Captured only once it moves, so that clicks and text selection still work.
    if (!event.currentTarget.hasPointerCapture?.(event.pointerId))
      event.currentTarget.setPointerCapture?.(event.pointerId)
    setOffsetPx(Math.max(0, dx))
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!start.current) return
    const { dx, isSideways } = travel(start.current, event)
    start.current = null
    setOffsetPx(0)
    if (isSideways && dx > SWIPE_THRESHOLD_PX) onSwipe()
  }

  function onPointerCancel() {
    start.current = null
    setOffsetPx(0)
  }

  /** Otherwise a swipe over selected text would start a drag. */
  function onDragStart(event: DragEvent) {
    event.preventDefault()
  }

  const translate = offsetPx ? `calc(${offsetPx}px * var(--forward)) 0` : undefined
  const style: CSSProperties = { touchAction: 'pan-y', translate }
  return { style, onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onDragStart }
}

/** `dx`: along the line. */
function travel(from: { x: number; y: number }, to: { clientX: number; clientY: number }) {
  const dx = (to.clientX - from.x) * (document.dir === 'rtl' ? -1 : 1)
  return { dx, isSideways: Math.abs(dx) > Math.abs(to.clientY - from.y) }
}
