// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FileControl } from '@/components/visitor/form/controls/file-control'
import { uploadAddress } from '@/components/visitor/form/controls/upload-address'
import type { TypedAnswer } from '@/lib/forms/answers/draft-answers'
import { FILE_ARRIVING } from '@/lib/shared/forms/files'
import { question } from '@/tests/support/factories/questions'
import { act, cleanup, render, screen, waitFor } from '@/tests/support/screens/testing'

// It is there at once: late-uploads.test.tsx tells what happens until it is.
vi.mock('@/components/visitor/form/controls/load-uploads', async () => {
  const loaded = await import('@/components/visitor/form/controls/uploads')
  return { loadUploads: () => Promise.resolve(loaded) }
})

/** Requests that the test answers itself. */
class FakeRequest {
  static sent: FakeRequest[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  headers: Record<string, string> = {}
  url = ''
  status = 0
  responseText = ''
  isAborted = false
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  open(_method: string, url: string) {
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {
    FakeRequest.sent.push(this)
  }
  abort() {
    this.isAborted = true
    this.onabort()
  }
  answer(status: number, body: object) {
    this.status = status
    this.responseText = JSON.stringify(body)
    act(() => this.onload())
  }
}

const asked = question('q', 'file', { settings: { max: 3 } })
const file = (name: string, content = 'content') => new File([content], name, { type: 'application/pdf' })
const seen: TypedAnswer[] = []

function Screen({ initial, max }: { initial?: string[]; max?: number }) {
  const [answer, setAnswer] = useState<TypedAnswer | undefined>(initial)
  return (
    <>
      <span id="name">Your files</span>
      <FileControl
        question={max ? { ...asked, settings: { max } } : asked}
        id="name"
        answer={answer}
        isInvalid={false}
        describedBy={undefined}
        onChange={(next) => {
          seen.push(next)
          setAnswer(next)
        }}
        onLeave={() => {}}
      />
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Your files', { selector: 'input:not([capture])' })
/** Chooses files, the first of which is sent. */
async function choose(...files: File[]) {
  await userEvent.upload(field(), files)
  await waitFor(() => expect(FakeRequest.sent).not.toEqual([]))
}
const sent = (index: number) => FakeRequest.sent[index] as FakeRequest
const arrive = (index: number, id: string) => sent(index).answer(201, { id })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
beforeEach(() => {
  FakeRequest.sent = []
  seen.length = 0
  localStorage.clear()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  window.history.replaceState(null, '', '/form/apply')
})

describe('FileControl', () => {
  it('sends files one after another, and holds a mark in the answer until the last has arrived', async () => {
    render(<Screen />)
    await choose(file('Über.pdf'), file('b.pdf'))
    expect(seen.at(-1)).toEqual([FILE_ARRIVING])
    expect(FakeRequest.sent).toHaveLength(1)
    expect(sent(0)).toMatchObject({
      url: '/api/public/forms/apply/files/q',
      headers: { 'X-File-Name': '%C3%9Cber.pdf' },
    })
    act(() => sent(0).upload.onprogress?.({ loaded: 1, total: 4 }))
    expect(screen.getByRole('progressbar', { name: 'Sending Über.pdf' })).toHaveProperty('value', 0.25)
    arrive(0, 'one')
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(2))
    expect(seen.at(-1)).toEqual(['one', FILE_ARRIVING])
    expect(screen.getByRole('status').textContent).toBe('Über.pdf has arrived')
    arrive(1, 'two')
    await waitFor(() => expect(seen.at(-1)).toEqual(['one', 'two']))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('says why a file is refused, and offers another try only where that may help', async () => {
    render(<Screen />)
    await choose(file('a.pdf'), file('b.pdf'))
    sent(0).answer(400, { code: 'file_refused' })
    expect(await screen.findByText("This kind of file isn't accepted here.")).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try a.pdf again' })).toBeNull()
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(2))
    act(() => sent(1).onerror())
    await userEvent.click(await screen.findByRole('button', { name: 'Try b.pdf again' }))
    arrive(2, 'two')
    await waitFor(() => expect(seen.at(-1)).toEqual(['two']))
  })

  it('cancels and removes files, and gives the focus to the field', async () => {
    render(<Screen />)
    await choose(file('a.pdf'), file('b.pdf'))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel a.pdf' }))
    expect(sent(0).isAborted).toBe(true)
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(2))
    arrive(1, 'two')
    await userEvent.click(await screen.findByRole('button', { name: 'Remove b.pdf' }))
    expect(seen.at(-1)).toEqual([])
    expect(document.activeElement).toBe(field())
    expect(screen.queryAllByRole('listitem')).toEqual([])
  })

  it('takes as many as the question takes, and replaces the one file of a question', async () => {
    const { unmount } = render(<Screen />)
    await userEvent.upload(field(), [file('a.pdf'), file('b.pdf'), file('c.pdf'), file('d.pdf')])
    expect((await screen.findByRole('alert')).textContent).toBe('At most 3 files')
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    unmount()
    render(<Screen max={1} />)
    await userEvent.upload(field(), file('a.pdf'))
    await userEvent.upload(field(), file('b.pdf'))
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByText('b.pdf')).toBeTruthy()
  })

  it('sends no file that is empty', async () => {
    render(<Screen />)
    await userEvent.upload(field(), file('a.pdf', ''))
    expect(await screen.findByText('This file is empty.')).toBeTruthy()
    expect(FakeRequest.sent).toEqual([])
    expect(seen.at(-1)).toEqual([])
  })

  it('shows the files of a draft by their names, and forgets those that never arrived', async () => {
    const { unmount } = render(<Screen />)
    await choose(file('a.pdf'))
    arrive(0, 'one')
    await waitFor(() => expect(seen.at(-1)).toEqual(['one']))
    unmount()
    render(<Screen initial={['one', FILE_ARRIVING]} />)
    expect(await screen.findByText('a.pdf')).toBeTruthy()
    expect(seen.at(-1)).toEqual(['one'])
  })
})

describe('uploadAddress', () => {
  const at = (pathname: string, search = '') => uploadAddress('q', { pathname, search } as Location)
  it('is that of the form or the page on which it is asked; none where the form is only shown', () => {
    expect(at('/form/apply')).toBe('/api/public/forms/apply/files/q')
    expect(at('/intro')).toBe('/api/schedule/intro/files/q')
    expect(at('/intro', '?k=abc')).toBe('/api/schedule/intro/files/q?k=abc')
    expect(at('/forms/1/edit')).toBeNull()
    expect(at('/time-slot-pages/1')).toBeNull()
  })
})
