import { describe, expect, it } from 'vitest'
import { helpItems, isCurrent, type NavItem, screens } from '@/components/layout/nav-items'
import { textsOf } from '@/messages'

const labelOf = ({ name }: NavItem) => textsOf('en').t.layout.nav[name]
const current = (pathname: string) => screens.filter((item) => isCurrent(item, pathname)).map(labelOf)

describe('isCurrent and helpItems', () => {
  it.each([
    ['/', ['Meetings']],
    ['/meetings/1/edit', ['Meetings']],
    ['/time-slot-pages/create', ['Time Slot Pages']],
    ['/integrations', ['Integrations']],
    ['/forms/new', ['Forms']],
    ['/response/1', ['Forms']],
    ['/settings', ['Settings']],
    ['/settingsx', []],
  ])('on %s the current entry is %j', (pathname, labels) => {
    expect(current(pathname)).toEqual(labels)
  })

  it('lists the screens in the order of the sidebar, then help, the outside links marked', () => {
    expect(screens.map(labelOf)).toEqual(['Meetings', 'Time Slot Pages', 'Integrations', 'Forms', 'Settings'])
    const help = helpItems({ supportUrl: 'https://s.example/', securityUrl: '/legal/security' })
    expect(help.map((item) => [labelOf(item), item.href, item.isExternal ?? false])).toEqual([
      ['Contact Us', '/contact', false],
      ['Support', 'https://s.example/', true],
      ['Security', '/legal/security', true],
    ])
  })
})
