// @vitest-environment jsdom

import { afterEach, describe, expect, it } from 'vitest'
import { Field, FieldGroup } from '@/components/fields/field'
import { Input } from '@/components/ui/input'
import { Switch } from '@/components/ui/switch'
import { cleanup, render, screen } from '../../../support/screens/testing'

afterEach(cleanup)

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

describe('<Field>', () => {
  it('names its control by the label alone and describes it by error, then hint', () => {
    render(
      <Field label="Title" hint="Shown to visitors." error="Required">
        {(control) => <Input {...control} />}
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: 'Title' })
    expect(describedBy(input)).toEqual(['Required', 'Shown to visitors.'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('says nothing of errors while there is none', () => {
    render(<Field label="Title">{(control) => <Input {...control} />}</Field>)
    const input = screen.getByRole('textbox', { name: 'Title' })
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(input.hasAttribute('aria-describedby')).toBe(false)
  })

  it('names a switch', () => {
    render(
      <Field label="Publish Form" inline>
        {(control) => <Switch {...control} />}
      </Field>,
    )
    expect(screen.getByRole('switch', { name: 'Publish Form' })).toBeTruthy()
  })

  it('names a group of controls', () => {
    render(
      <FieldGroup label="Start Time" error="Required">
        <Input aria-label="Date" />
        <Input aria-label="Time" />
      </FieldGroup>,
    )
    const group = screen.getByRole('group', { name: 'Start Time' })
    expect(describedBy(group)).toEqual(['Required'])
  })
})
