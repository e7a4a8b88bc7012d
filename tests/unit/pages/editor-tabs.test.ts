import { describe, expect, it } from 'vitest'
import { EDITOR_TABS, tabsOfFields, toEditorTab } from '@/lib/pages/editor-tabs'
import { hostFields } from '@/lib/pages/host-schema'
import { PAGE_FIELDS } from '@/lib/pages/schema'

describe('tabsOfFields', () => {
  it('has a tab for every field of the form', () => {
    const fields = [...PAGE_FIELDS.filter((name) => name !== 'isActive'), ...Object.keys(hostFields)]
    for (const field of fields) expect(tabsOfFields([field])).toHaveLength(1)
  })

  it('lists each tab once, in order', () => {
    expect(tabsOfFields(['visibility', 'limits', 'dates', 'step', 'title', 'root'])).toEqual([
      'basics',
      'when',
      'access',
    ])
  })
})

describe('toEditorTab', () => {
  it('knows the tabs of an address, and no other', () => {
    expect(EDITOR_TABS.map(toEditorTab)).toEqual(['basics', 'when', 'hosts', 'booking', 'messages', 'access'])
    expect(toEditorTab('nonsense')).toBeNull()
    expect(toEditorTab(['when'])).toBeNull()
  })

  it('leads from the tabs of earlier addresses to those that have their fields', () => {
    const earlier = ['details', 'hours', 'rules', 'emails', 'calendars', 'questions']
    expect(earlier.map(toEditorTab)).toEqual(['basics', 'when', 'when', 'messages', 'when', 'booking'])
  })
})
