// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Tabs, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { cleanup, render, screen } from '../../../support/screens/testing'

afterEach(cleanup)

describe('<TabsTrigger>', () => {
  const tab = (name: string) => screen.getByRole('tab', { name })
  const hasRing = (name: string) => tab(name) === document.activeElement && !tab(name).hasAttribute('data-pointer')

  it('has the ring of the focus for the keyboard only', async () => {
    const user = userEvent.setup()
    render(
      <Tabs defaultValue="one">
        <TabsList>
          <TabsTrigger value="one">One</TabsTrigger>
          <TabsTrigger value="two">Two</TabsTrigger>
        </TabsList>
      </Tabs>,
    )
    await user.click(tab('Two'))
    expect(document.activeElement).toBe(tab('Two'))
    expect(hasRing('Two')).toBe(false)
    await user.keyboard('{ArrowLeft}')
    expect(hasRing('One')).toBe(true)
    await user.keyboard('{ArrowRight}')
    expect(hasRing('Two')).toBe(true)
  })
})
