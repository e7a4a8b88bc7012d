// @vitest-environment jsdom

import { afterEach, describe, expect, it } from 'vitest'
import { type Early, focusedPlace, takeEarly } from '@/components/visitor/times/early-handover'
import { FIRST_VIEW } from '@/components/visitor/times/times-view'

const PATH = '/api/schedule/intro/slots?from=2030-01-07&timezone=Europe%2FBerlin'

function leave(): Early {
  const response = Promise.resolve(Response.json({}))
  const early = {
    path: PATH,
    response,
    sentAtMs: 0,
    visitor: { timezone: 'UTC', detectedTimezone: 'UTC', timeFormat: '24h' as const, weekStartDay: 1 },
    view: FIRST_VIEW,
    start: null,
  }
  window.slotformEarly = early
  return early
}

afterEach(() => {
  delete window.slotformEarly
  document.body.innerHTML = ''
})

describe('takeEarly', () => {
  it('hands over once', () => {
    const early = leave()
    expect(takeEarly(PATH)).toBe(early)
    expect(takeEarly(PATH)).toBeNull()
  })

  it.each([
    ['another page', PATH.replace('intro', 'other')],
    ['another zone', PATH.replace('Berlin', 'Paris')],
    ['another day', PATH.replace('01-07', '01-08')],
  ])('hands nothing over to %s, nor to anyone after it', (_, path) => {
    leave()
    expect(takeEarly(path)).toBeNull()
    expect(takeEarly(PATH)).toBeNull()
  })
})

describe('focusedPlace', () => {
  it.each([
    ['a day', '<button data-date="2030-01-07" aria-label="Monday">7</button>', '[data-date="2030-01-07"]'],
    ['a time', '<button data-start="2030-01-07T09:00:00Z">9</button>', '[data-start="2030-01-07T09:00:00Z"]'],
    ['another button', '<button aria-label="Next month"></button>', '[aria-label="Next month"]'],
    ['the heading', '<button title="Show the whole month">June</button>', '[title="Show the whole month"]'],
  ])('selects %s', (_, button, selector) => {
    document.body.innerHTML = `<div id="early-month">${button}</div>`
    document.querySelector('button')?.focus()
    expect(document.querySelector(focusedPlace() ?? 'none')).toBe(document.querySelector('button'))
    expect(focusedPlace()).toBe(selector)
  })

  it('leaves alone what is focused elsewhere', () => {
    document.body.innerHTML = '<div id="early-month"></div><button data-date="2030-01-07"></button>'
    document.querySelector('button')?.focus()
    expect(focusedPlace()).toBeNull()
  })
})
