import { useEffect, useRef, useState } from 'react'
import type { TypedAnswer } from '@/lib/forms/answers/draft-answers'
import { FILE_ARRIVING, MAX_FILE_BYTES } from '@/lib/shared/forms/files'
import type { Question } from '@/lib/shared/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { keepDraft, readKeptDraft } from '../answering/draft-storage'
import { toList } from './choice-control'
import { sendFile, UploadError } from './send-file'
import { uploadAddress } from './upload-address'

type State =
  | { is: 'waiting' }
  | { is: 'sending'; part: number }
  | { is: 'sent'; id: string }
  | { is: 'failed'; why: string; canRetry: boolean }

export type UploadItem = { key: string; name: string; size: number; state: State }
type Work = UploadItem & { file?: File; stop?: AbortController }

/** Names of sent files, so that a draft that is opened again can show them. */
const namesOf = (questionId: string) => `form:file-names:${questionId}`

let made = 0

/**
 * The files of one question, sent one after another. While one is on its way the answer holds a mark in its place, which no form is
 * sent with.
 */
export function useUploads(question: Question, answer: TypedAnswer | undefined, onChange: (next: string[]) => void) {
  const { t, say } = useTexts('answerControls')
  const [items, setItems] = useState<Work[]>([])
  const [news, setNews] = useState('')
  const [refused, setRefused] = useState('')
  const latest = useRef<Work[]>([])
  const isRunning = useRef(false)
  const report = useRef(onChange)
  report.current = onChange
  const { max = 1 } = question.settings
  const given = toList(answer).join()
  const shown = useRef(given)
  shown.current = given
  /** Answers that were reported and have not come back: a slow screen shows an older one after the next was reported. */
  const underway = useRef<string[]>([])

  function tell(ids: string[]) {
    const text = ids.join()
    if (text !== (underway.current.at(-1) ?? shown.current)) underway.current.push(text)
    report.current(ids)
  }

  function put(next: Work[]) {
    latest.current = next
    setItems(next)
    const ids = next.flatMap(({ state }) => (state.is === 'sent' ? [state.id] : []))
    const isArriving = next.some(({ state }) => state.is === 'sending' || state.is === 'waiting')
    tell(isArriving ? [...ids, FILE_ARRIVING] : ids)
    keepDraft(namesOf(question.id), JSON.stringify(next.flatMap(toKept)))
  }

  const set = (key: string, state: State) =>
    put(latest.current.map((item) => (item.key === key ? { ...item, state } : item)))

  useEffect(() => {
    const place = underway.current.indexOf(given)
    underway.current.splice(0, place + 1)
    if (place >= 0) return
    const ids = given.split(',').filter((id) => id !== '' && id !== FILE_ARRIVING)
    const known = latest.current.flatMap(({ state }) => (state.is === 'sent' ? [state.id] : []))
    const isOurs = latest.current.some(({ state }) => state.is === 'sending' || state.is === 'waiting')
    // Answers were cleared, or come from a draft; a mark in it stands for a file that never arrived.
    if (ids.join() === known.join() && (isOurs || !given.includes(FILE_ARRIVING))) return
    if (isOurs) return
    const kept = readNames(question.id)
    const restored = ids.map(
      (id): Work => ({ key: id, ...(kept.get(id) ?? { name: id, size: 0 }), state: { is: 'sent', id } }),
    )
    latest.current = restored
    setItems(restored)
    if (given.includes(FILE_ARRIVING)) report.current(ids)
  }, [given, question.id])

  async function run() {
    if (isRunning.current) return
    isRunning.current = true
    for (let work = nextOf(latest.current); work; work = nextOf(latest.current)) await send(work)
    isRunning.current = false
  }

  async function send({ key, name, file }: Work) {
    const address = uploadAddress(question.id)
    if (!file || !address) return set(key, { is: 'failed', why: t.files.preview, canRetry: false })
    const stop = new AbortController()
    put(latest.current.map((one) => (one.key === key ? { ...one, stop, state: { is: 'sending', part: 0 } } : one)))
    try {
      const onPart = (part: number) => show(key, { is: 'sending', part })
      const { id } = await sendFile(address, file, { signal: stop.signal, onPart })
      set(key, { is: 'sent', id })
      setNews(say(t.files.sentOf, { name }))
    } catch (error) {
      if (stop.signal.aborted) return
      const why = t.files.failures[error instanceof UploadError ? error.reason : 'failed']
      set(key, { is: 'failed', why, canRetry: !(error instanceof UploadError && error.isFinal) })
      setNews(`${name}: ${why}`)
    }
  }

  /** Progress changes no answer. */
  function show(key: string, state: State) {
    latest.current = latest.current.map((item) => (item.key === key ? { ...item, state } : item))
    setItems(latest.current)
  }

  function add(files: readonly File[]) {
    const room = Math.max(0, max - (max === 1 ? 0 : latest.current.length))
    setRefused(files.length > room ? say(t.files.tooMany, { count: max }) : '')
    // The one file of a question is replaced.
    if (max === 1 && files.length > 0) for (const { stop } of latest.current) stop?.abort()
    const before = max === 1 && files.length > 0 ? [] : latest.current
    const chosen = files.slice(0, room).map((file): Work => {
      made += 1
      const why = file.size > MAX_FILE_BYTES ? 'file_too_large' : file.size === 0 ? 'file_empty' : null
      const state: State = why ? { is: 'failed', why: t.files.failures[why], canRetry: false } : { is: 'waiting' }
      return { key: `file-${made}`, name: file.name, size: file.size, file, state }
    })
    put([...before, ...chosen])
    void run()
  }

  return {
    items: items as readonly UploadItem[],
    news,
    refused,
    add,
    remove(key: string) {
      const gone = latest.current.find((item) => item.key === key)
      gone?.stop?.abort()
      setRefused('')
      put(latest.current.filter((item) => item.key !== key))
      if (gone) setNews(say(t.files.removed, { name: gone.name }))
    },
    retry(key: string) {
      set(key, { is: 'waiting' })
      void run()
    },
  }
}

const nextOf = (items: readonly Work[]) => items.find(({ state }) => state.is === 'waiting')

type Kept = { id: string; name: string; size: number }

function toKept({ name, size, state }: Work): Kept[] {
  return state.is === 'sent' ? [{ id: state.id, name, size }] : []
}

function readNames(questionId: string): Map<string, { name: string; size: number }> {
  try {
    const kept: unknown = JSON.parse(readKeptDraft(namesOf(questionId)) ?? '[]')
    return new Map(
      (Array.isArray(kept) ? (kept as Kept[]) : []).map(({ id, name, size }) => [
        id,
        { name: String(name), size: Number(size) },
      ]),
    )
  } catch {
    return new Map()
  }
}
