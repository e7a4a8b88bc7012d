'use client'

import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { Toast } from './toast'
import { dismissToast, useToasts } from './use-toast'

const HOTKEY = 'F8'
/** Above the footer of a sheet. */
const AT_THE_BOTTOM = 'bottom-0 max-sm:[body:has([data-sheet-footer])_&]:bottom-17'

/**
 * The notification area. Its live region is on the page before the first message, since screen readers announce only
 * changes inside a known region.
 */
export function Toaster({ place = AT_THE_BOTTOM }: { place?: string }) {
  const { t, say } = useTexts('ui')
  const item = useToasts().find((candidate) => candidate.open)
  const area = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isAway = useWindowBlurred()

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === HOTKEY) area.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  // A removed element fires neither blur nor pointerleave, so both states and the focus are restored here.
  useEffect(() => {
    if (item) return
    setHovered(false)
    setFocused(false)
    if (isFocused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }, [item, isFocused])

  function onFocus(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
    setFocused(true)
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && item) dismissToast(item.id)
  }

  return (
    <section
      ref={area}
      tabIndex={-1}
      aria-label={say(t.notifications, { key: HOTKEY })}
      data-toast="area"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      className={`pointer-events-none fixed inset-e-0 z-60 w-full max-w-[420px] p-4 ${place}`}
    >
      <div role="status" aria-live={item?.variant === 'destructive' ? 'assertive' : 'polite'} aria-atomic="true">
        {item && <Toast key={item.id} item={item} paused={isHovered || isFocused || isAway} />}
      </div>
    </section>
  )
}

/** True while the window has no focus: the toast then stays until it can be seen. */
function useWindowBlurred(): boolean {
  const [isBlurred, setBlurred] = useState(false)
  useEffect(() => {
    const blur = () => setBlurred(true)
    const focus = () => setBlurred(false)
    window.addEventListener('blur', blur)
    window.addEventListener('focus', focus)
    return () => {
      window.removeEventListener('blur', blur)
      window.removeEventListener('focus', focus)
    }
  }, [])
  return isBlurred
}
