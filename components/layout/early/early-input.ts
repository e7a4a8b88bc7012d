import { useLayoutEffect } from 'react'
import { isField, KeptFields } from './kept-fields'
import { KeptPress } from './kept-press'

/** An event with the text that its field had then: the app may have set another one meanwhile. */
export type EarlyEvent = { event: Event; value?: string }

declare global {
  interface Window {
    /** A list of the inline script's until the shell has hydrated, then the app's. */
    slotformInput?: { push: (kept: EarlyEvent) => unknown }
  }
}

const PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'keydown', 'click']
const TYPING = ['input', 'change']
/** Pieces of a screen hydrate one after the other. */
const RETRY_MS = 20

/**
 * Inline script of owners' pages: keeps each press and each change of a field, because React replays neither. No form of
 * theirs has an address, so a form that is sent before React runs would only reload the page.
 */
export const keepEarlyInput = `window.slotformInput=[];for(const type of ${JSON.stringify([...PRESS, ...TYPING])})addEventListener(type,(event)=>window.slotformInput.push({event,value:event.target.value}),true);addEventListener('submit',(event)=>event.preventDefault(),true)`

/** Gives the app what was pressed and typed before it was ready: the last press on a button, and the text of each field. */
export function useEarlyInput(): void {
  // A layout effect runs within an event for which React hydrates at once, before that event reaches its target.
  useLayoutEffect(takeOver, [])
}

function takeOver(): void {
  const early = window.slotformInput
  const press = new KeptPress()
  const fields = new KeptFields()
  let isDue = false
  let isReplaying = false

  function replay() {
    isDue = false
    isReplaying = true
    // A press may send what was typed.
    const isDone = fields.giveBack() && press.giveBack()
    isReplaying = false
    if (!isDone) replayIn(RETRY_MS)
  }

  function replayIn(ms: number) {
    if (!isDue) setTimeout(replay, ms)
    isDue = true
  }

  function push({ event, value }: EarlyEvent) {
    if (isReplaying) return
    const kept = isField(event.target) ? fields : press
    if (!kept.keep(event, value)) return
    const isOnItsWay = event.eventPhase !== Event.NONE
    if (isOnItsWay) event.target?.addEventListener(event.type, () => kept.drop(event), { once: true })
    replayIn(0)
  }

  window.slotformInput = { push }
  if (Array.isArray(early)) early.forEach(push)
}
