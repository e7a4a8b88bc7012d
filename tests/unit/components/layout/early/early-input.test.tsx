// @vitest-environment jsdom
import { type ReactNode, Suspense, use, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepEarlyInput, useEarlyInput } from '@/components/layout/early/early-input'
import { Select } from '@/components/ui/select'
import { act, cleanup, render, screen, waitFor } from '../../../../support/screens/testing'

const presses = vi.fn()
const listeners: (() => void)[] = []

beforeEach(() => {
  presses.mockClear()
  const add = vi.spyOn(window, 'addEventListener')
  new Function(keepEarlyInput)()
  for (const [type, listener, options] of add.mock.calls) {
    listeners.push(() => window.removeEventListener(type, listener as EventListener, options))
  }
  add.mockRestore()
})

afterEach(() => {
  cleanup()
  for (const remove of listeners.splice(0)) remove()
  delete window.slotformInput
})

function Shell({ children }: { children: ReactNode }) {
  useEarlyInput()
  return <div>{children}</div>
}

/** Opens by `pointerdown`, as menus do. */
function Buttons() {
  return (
    <>
      <button type="button" onClick={() => presses('create')}>
        Create
      </button>
      <button type="button" onPointerDown={() => presses('menu')}>
        <span>Menu</span>
      </button>
    </>
  )
}

/** On the server its code is there. */
function Late({ code }: { code: { current: Promise<void> | null } }) {
  if (code.current) use(code.current)
  return <Buttons />
}

function Fields() {
  const [text, setText] = useState('')
  const [isTicked, setTicked] = useState(false)
  const [kind, setKind] = useState('a')
  const form = useForm({ defaultValues: { title: 'Stored' } })
  return (
    <form onSubmit={(event) => void form.handleSubmit(({ title }) => presses(title))(event)}>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        type="checkbox"
        aria-label="Tick"
        checked={isTicked}
        onChange={(event) => setTicked(event.target.checked)}
      />
      <select aria-label="Kind" value={kind} onChange={(event) => setKind(event.target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <input aria-label="Title" {...form.register('title')} />
      <output>{`${text} ${isTicked} ${kind}`}</output>
      <button type="submit">Save</button>
    </form>
  )
}

function Choice() {
  const [kind, setKind] = useState('tea')
  const options = [
    { value: 'tea', label: 'Tea' },
    { value: 'milk', label: 'Milk' },
  ]
  return <Select aria-label="Drink" options={options} value={kind} onValueChange={setKind} />
}

/** As a browser does: only Enter and a space click. */
function pressKey(element: HTMLElement, key: string) {
  const isHandled = !element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  if (!isHandled && !key.startsWith('Arrow')) element.click()
}

function press(element: HTMLElement) {
  element.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, cancelable: true }))
  element.click()
}

function type(label: string, text: string) {
  const field = screen.getByLabelText<HTMLInputElement>(label)
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Draws as the server does. Returns a function that hydrates. */
function serve(content: ReactNode): () => Promise<void> {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Shell>{content}</Shell>)
  return () => act(async () => void render(<Shell>{content}</Shell>, { container, hydrate: true }))
}

describe('useEarlyInput', () => {
  it('presses the last pressed button when the app is ready, once', async () => {
    const hydrate = serve(<Buttons />)
    press(screen.getByText('Menu'))
    press(screen.getByText('Create'))
    press(screen.getByText('Create'))
    await hydrate()
    await waitFor(() => expect(presses.mock.calls).toEqual([['create']]))
    press(screen.getByText('Create'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(presses).toHaveBeenCalledTimes(2)
  })

  it('opens by the event that a menu listens to', async () => {
    const hydrate = serve(<Buttons />)
    press(screen.getByText('Menu'))
    await hydrate()
    await waitFor(() => expect(presses.mock.calls).toEqual([['menu']]))
  })

  it.each(['Enter', ' ', 'ArrowDown'])('opens the list of a select by the key %j', async (key) => {
    Element.prototype.scrollIntoView = () => {}
    const hydrate = serve(<Choice />)
    pressKey(screen.getByRole('combobox', { name: 'Drink' }), key)
    await hydrate()
    await waitFor(() => expect(screen.getByRole('option', { name: 'Milk' })).toBeTruthy())
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.getByRole('option', { name: 'Tea' })).toBe(document.activeElement)
  })

  it('a press on a part that hydrates later than the shell waits for it', async () => {
    let arrive = () => {}
    const code = { current: null as Promise<void> | null }
    const hydrate = serve(
      <Suspense>
        <Late code={code} />
      </Suspense>,
    )
    code.current = new Promise((resolve) => {
      arrive = resolve
    })
    press(screen.getByText('Create'))
    await hydrate()
    press(screen.getByText('Menu'))
    press(screen.getByText('Create'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(presses).not.toHaveBeenCalled()
    await act(async () => arrive())
    await waitFor(() => expect(presses.mock.calls).toEqual([['create']]))
  })

  it('fields keep what was typed, chosen and ticked, and the form that was sent is sent with it', async () => {
    const hydrate = serve(<Fields />)
    type('Search', 'Ad')
    type('Search', 'Ada')
    type('Title', 'Kick-off')
    screen.getByLabelText('Tick').click()
    const kind = screen.getByLabelText<HTMLSelectElement>('Kind')
    kind.value = 'b'
    kind.dispatchEvent(new Event('change', { bubbles: true }))
    press(screen.getByText('Save'))
    await hydrate()
    await waitFor(() => expect(presses.mock.calls).toEqual([['Kick-off']]))
    expect(screen.getByRole('status').textContent).toBe('Ada true b')
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('Ada')
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Kick-off')
  })

  it('a field emptied before the app is ready stays empty', async () => {
    const hydrate = serve(<Fields />)
    type('Title', '')
    await hydrate()
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe(''))
    press(screen.getByText('Save'))
    await waitFor(() => expect(presses.mock.calls).toEqual([['']]))
  })
})
