import { describe, expect, it } from 'vitest'
import {
  helpItems,
  isCurrent,
  MOVED_SECTIONS,
  type NavItem,
  screens,
  settingsScreens,
} from '@/components/layout/nav-items'
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
    ['/availability', ['Availability']],
    ['/settings', ['Settings']],
    ['/settings/devices', ['Settings']],
    ['/settingsx', []],
  ])('on %s the current entry is %j', (pathname, labels) => {
    expect(current(pathname)).toEqual(labels)
  })

  it('lists the screens in the order of the sidebar, then help, the outside links marked', () => {
    expect(screens.map(labelOf)).toEqual([
      'Meetings',
      'Time Slot Pages',
      'Forms',
      'Availability',
      'Hosting',
      'Integrations',
      'Members',
      'Rooms',
      'Settings',
      'Admin',
    ])
    const help = helpItems({ supportUrl: 'https://s.example/', securityUrl: '/legal/security' })
    expect(help.map((item) => [labelOf(item), item.href, item.isExternal ?? false])).toEqual([
      ['Contact Us', '/contact', false],
      ['Support', 'https://s.example/', true],
      ['Security', '/legal/security', true],
    ])
  })

  it.each(settingsScreens)('has one current entry in the list of the settings on $href', (item) => {
    expect(settingsScreens.filter((other) => isCurrent(other, item.href))).toEqual([item])
  })

  it('leads sections that moved to a screen that there is', () => {
    const paths = [...screens, ...settingsScreens].map(({ href }) => href)
    for (const target of Object.values(MOVED_SECTIONS)) expect(paths).toContain(target.split('#')[0])
  })
})
