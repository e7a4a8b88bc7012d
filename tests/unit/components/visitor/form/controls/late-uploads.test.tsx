// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FileControl } from '@/components/visitor/form/controls/file-control'
import type { TypedAnswer } from '@/lib/forms/answers/draft-answers'
import { FILE_ARRIVING } from '@/lib/shared/forms/files'
import { question } from '@/tests/support/factories/questions'
import { act, cleanup, render, screen, waitFor } from '@/tests/support/screens/testing'

const network = vi.hoisted(() => ({ load: () => Promise.resolve() }))
vi.mock('@/components/visitor/form/controls/load-uploads', async () => {
  const loaded = await import('@/components/visitor/form/controls/uploads')
  return { loadUploads: () => network.load().then(() => loaded) }
})

/** Arrives at once. */
class QuickRequest {
  upload = {}
  status = 201
  responseText = ''
  onload = () => {}
  open() {}
  setRequestHeader() {}
  send(file: File) {
    this.responseText = JSON.stringify({ id: `id of ${file.name}` })
    queueMicrotask(() => act(() => this.onload()))
  }
}

const asked = question('q', 'file', { settings: { max: 3 } })
const file = (name: string) => new File(['content'], name)
const seen: TypedAnswer[] = []

function Screen({ initial }: { initial?: string[] }) {
  const [answer, setAnswer] = useState<TypedAnswer | undefined>(initial)
  const change = (next: TypedAnswer) => {
    seen.push(next)
    setAnswer(next)
  }
  const props = { question: asked, id: 'name', answer, isInvalid: false, describedBy: undefined }
  return (
    <>
      <span id="name">Your files</span>
      <FileControl {...props} onChange={change} onLeave={() => {}} />
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Your files', { selector: 'input:not([capture])' })

beforeEach(() => {
  seen.length = 0
  localStorage.clear()
  vi.stubGlobal('XMLHttpRequest', QuickRequest)
  window.history.replaceState(null, '', '/form/apply')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('useLateUploads', () => {
  it('keeps what was chosen before it can be sent, and sends it then', async () => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    network.load = () => arrived
    render(<Screen />)
    await userEvent.upload(field(), file('a.pdf'))
    await userEvent.upload(field(), file('b.pdf'))
    expect(screen.getByText('a.pdf, b.pdf')).toBeTruthy()
    expect(seen.at(-1)).toEqual([FILE_ARRIVING])
    arrive()
    await waitFor(() => expect(seen.at(-1)).toEqual(['id of a.pdf', 'id of b.pdf']))
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByText('a.pdf, b.pdf')).toBeNull()
  })

  it('says that it cannot be loaded, holds nothing else back, and tries again', async () => {
    network.load = () => Promise.reject(new Error('offline'))
    render(<Screen />)
    await userEvent.upload(field(), file('a.pdf'))
    expect((await screen.findByRole('alert')).textContent).toContain('The connection was lost.')
    await waitFor(() => expect(seen.at(-1)).toEqual([]))
    network.load = () => Promise.resolve()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(seen.at(-1)).toEqual(['id of a.pdf']))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps the files of a draft in the answer while they cannot be listed', async () => {
    network.load = () => Promise.reject(new Error('offline'))
    render(<Screen initial={['one', FILE_ARRIVING]} />)
    await screen.findByRole('alert')
    await waitFor(() => expect(seen.at(-1)).toEqual(['one']))
  })

  it('loads nothing for a question that nobody touches', () => {
    const load = vi.fn(() => Promise.resolve())
    network.load = load
    render(<Screen />)
    expect(load).not.toHaveBeenCalled()
  })
})
