'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

const TOAST_LIMIT = 1
const TOAST_REMOVE_DELAY_MS = 1_000_000

type ToastInput = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** A button, for which the message stays longer. */
  action?: ReactNode
}

export type ToastItem = ToastInput & { id: number; open: boolean }

let toasts: readonly ToastItem[] = []
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly ToastItem[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message, which replaces an older one. */
export function toast(input: ToastInput): void {
  lastId += 1
  publish([{ ...input, id: lastId, open: true }, ...toasts].slice(0, TOAST_LIMIT))
}

/** Closes a toast, by default the open one. It leaves the screen at once and the store after the removal delay. */
export function dismissToast(id = toasts.find((item) => item.open)?.id): void {
  if (!toasts.some((item) => item.id === id && item.open)) return
  publish(toasts.map((item) => (item.id === id ? { ...item, open: false } : item)))
  setTimeout(() => publish(toasts.filter((item) => item.id !== id)), TOAST_REMOVE_DELAY_MS)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const none: readonly ToastItem[] = []

export function useToasts(): readonly ToastItem[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
}
