'use client'

import { useEffect } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { buttonStyles } from './button-styles'
import { AlertIcon, CloseIcon, DoneIcon } from './more-icons'
import { useSwipeAway } from './use-swipe-away'
import { dismissToast, type ToastItem } from './use-toast'

const DISPLAY_MS = 5000
const DISPLAY_WITH_ACTION_MS = 10_000

type ToastProps = { item: ToastItem; paused: boolean }

/** A message with a title, a text and a close button. Its timer pauses while `paused`. */
export function Toast({ item, paused }: ToastProps) {
  const { t } = useTexts('ui')
  const close = () => dismissToast(item.id)
  const swipe = useSwipeAway(close)
  const isBad = item.variant === 'destructive'
  const Icon = isBad ? AlertIcon : DoneIcon

  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => dismissToast(item.id), item.action ? DISPLAY_WITH_ACTION_MS : DISPLAY_MS)
    return () => clearTimeout(timer)
  }, [item.id, item.action, paused])

  return (
    <div
      {...swipe}
      data-toast={item.variant ?? 'default'}
      className={`pointer-events-auto flex items-start gap-3 rounded-xl border py-2 pe-2 ps-4 text-popover-foreground shadow-lg transition duration-200 starting:translate-y-3 starting:opacity-0 ${
        isBad ? 'border-destructive/40 bg-destructive-soft' : 'bg-popover'
      }`}
    >
      <Icon className={`mt-3 size-5 ${isBad ? 'text-destructive' : 'text-primary'}`} />
      <div className="min-w-0 flex-1 py-2.5 text-sm">
        <div className="font-semibold">{item.title}</div>
        {item.description && <div className="mt-0.5 text-foreground/85">{item.description}</div>}
      </div>
      {item.action && <div className="py-1">{item.action}</div>}
      <button
        type="button"
        aria-label={t.close}
        onClick={close}
        className={`${buttonStyles({ variant: 'ghost', size: 'icon' })} shrink-0`}
      >
        <CloseIcon />
      </button>
    </div>
  )
}
