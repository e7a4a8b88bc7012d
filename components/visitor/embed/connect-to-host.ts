import { type FrameMessage, isHello, type Outcome, slugOfPath } from '@/lib/embed/messages'
import { OUTCOME_EVENT } from '@/lib/embed/outcome'
import { watchHeight } from './watch-height'

/** The other page's script may come late. */
const CALL_EVERY_MS = 500
const CALLS = 40

/**
 * Connects to the page that embeds this frame, and only to it, after its hello message. Returns a function that
 * disconnects.
 */
export function connectToHost(host: Window): () => void {
  const slug = slugOfPath(window.location.pathname)
  const listening = new AbortController()
  const { signal } = listening
  let origin: string | null = null
  let calls = 0

  const send = (message: FrameMessage) => {
    if (origin) host.postMessage(message, origin)
  }

  /** Posted to any origin, because the host's is not known yet: it only says that this page is ready. */
  function call() {
    if (origin || ++calls > CALLS) return clearInterval(calling)
    host.postMessage({ type: 'slotform:ready' } satisfies FrameMessage, '*')
  }

  function greet(event: MessageEvent) {
    if (event.source !== host || !isHello(event.data) || event.origin === 'null' || origin) return
    origin = event.origin
    document.documentElement.dataset.embed = 'sized'
    send({ type: 'slotform:loaded', slug })
    watchHeight((height) => send({ type: 'slotform:height', height }), signal)
  }

  window.addEventListener('message', greet, { signal })
  window.addEventListener(OUTCOME_EVENT, (event) => send({ ...(event as CustomEvent<Outcome>).detail, slug }), {
    signal,
  })
  window.addEventListener('keydown', (event) => isForHost(event) && send({ type: 'slotform:escape' }), { signal })
  const calling = setInterval(call, CALL_EVERY_MS)
  call()
  return () => {
    clearInterval(calling)
    listening.abort()
  }
}

/** Key events do not leave a frame, so the host's dialog would not get Escape. A dialog in here handles it first. */
function isForHost({ key, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  return key === 'Escape' && !isComposing && !defaultPrevented && !document.querySelector('dialog[open]')
}
