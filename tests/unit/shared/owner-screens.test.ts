import { describe, expect, it } from 'vitest'
import { screens, settingsScreens, shownTo } from '@/components/layout/nav-items'
import {
  firstScreen,
  isOwnerScreen,
  leadsElsewhere,
  mayOpen,
  readScreenPath,
  toTeamAddress,
} from '@/lib/shared/owner-screens'
import { ROLES, type Role } from '@/lib/shared/team-roles'

describe('readScreenPath', () => {
  it.each([
    ['/team/ada/forms/1/edit?tab=logic#rules', { team: 'ada', path: '/forms/1/edit' }],
    ['/team/ada', { team: 'ada', path: '/' }],
    ['/team/ada/', { team: 'ada', path: '/' }],
    ['/team/ada/meetings/', { team: 'ada', path: '/meetings' }],
    ['/team/ada/rooms', { team: 'ada', path: '/rooms' }],
    ['/team/ada/rooms/1/hosting?a=1', { team: 'ada/rooms/1', path: '/hosting' }],
    ['/team/ada/rooms/1', { team: 'ada/rooms/1', path: '/' }],
    ['/meetings/?create=1', { team: null, path: '/meetings' }],
    ['/', { team: null, path: '/' }],
    ['/team', { team: null, path: '/team' }],
    ['/teams/ada/meetings', { team: null, path: '/teams/ada/meetings' }],
  ])('of %s is %o', (address, read) => {
    expect(readScreenPath(address)).toEqual(read)
  })
})

describe('isOwnerScreen', () => {
  it.each(['/members', '/rooms', '/refused'])('knows %s for a team only', (path) => {
    expect([isOwnerScreen({ team: 'ada', path }), isOwnerScreen({ team: null, path })]).toEqual([true, false])
  })

  it.each(['/settings/language', '/settings/devices'])('knows %s for a person only', (path) => {
    expect([isOwnerScreen({ team: 'ada', path }), isOwnerScreen({ team: null, path })]).toEqual([false, true])
  })
})

describe('the screens of a room', () => {
  it.each(['/', '/meetings', '/meetings/1/edit', '/availability', '/hosting', '/integrations'])('have %s', (path) => {
    expect(isOwnerScreen({ team: 'ada/rooms/1', path })).toBe(true)
    expect(toTeamAddress('ada/rooms/1', path)).toBe(`/team/ada/rooms/1${path === '/' ? '' : path}`)
  })

  it.each(['/rooms', '/time-slot-pages', '/settings#time', '/members'])('leave %s to the team', (address) => {
    const { path } = readScreenPath(address)
    expect([isOwnerScreen({ team: 'ada/rooms/1', path }), mayOpen('room', path)]).toEqual([false, false])
    expect(toTeamAddress('ada/rooms/1', address)).toBe(`/team/ada${address}`)
    expect(leadsElsewhere('ada/rooms/1', `/team/ada${address}`)).toBe(true)
  })

  it('are in the menu, with the way back to all rooms', () => {
    const names = shownTo('room', [...screens, ...settingsScreens]).map(({ name }) => name)
    expect(names).toEqual(['meetings', 'availability', 'hosting', 'integrations', 'rooms'])
    expect(mayOpen('room', firstScreen('room'))).toBe(true)
  })
})

describe('toTeamAddress', () => {
  it.each([
    ['/', '/team/ada'],
    ['/?a=1', '/team/ada?a=1'],
    ['/meetings?meeting=1', '/team/ada/meetings?meeting=1'],
    ['/settings#time', '/team/ada/settings#time'],
    ['/members', '/team/ada/members'],
    ['/settings/language#appearance', '/settings/language#appearance'],
    ['/contact', '/contact'],
    ['/intro-call', '/intro-call'],
    ['/team/grace/forms', '/team/grace/forms'],
    ['#main', '#main'],
    ['https://example.com/forms', 'https://example.com/forms'],
  ])('makes %s %s', (address, made) => {
    expect(toTeamAddress('ada', address)).toBe(made)
    expect(toTeamAddress(null, address)).toBe(address)
  })
})

describe('leadsElsewhere', () => {
  it.each([
    ['ada', '/team/ada/forms', false],
    ['ada', '/team/grace/forms', true],
    ['ada', '/settings/language', true],
    ['ada', '#main', false],
    ['ada', 'https://example.com/', false],
    [null, '/forms', false],
    [null, '/team/ada', true],
  ])('from the screens of %s to %s is %s', (team, address, is) => {
    expect(leadsElsewhere(team, address)).toBe(is)
  })
})

describe('mayOpen', () => {
  const paths = [
    '/',
    '/meetings/1/edit',
    '/time-slot-pages/1',
    '/time-slot-pages/1/edit',
    '/time-slot-pages/create',
    '/forms',
    '/forms/new',
    '/forms/1/responses',
    '/response/1',
    '/settings',
    '/settings/your-data',
    '/settings/devices',
    '/members',
  ]
  const refusedTo = (role: Role | null) => paths.filter((path) => !mayOpen(role, path))

  it('refuses each role what its scopes do not cover, and nobody their own account', () => {
    const toRead = ['/meetings/1/edit', '/time-slot-pages/1/edit', '/time-slot-pages/create', '/forms/new']
    const ofLeaders = ['/settings', '/settings/your-data', '/settings/devices']
    expect(refusedTo(null)).toEqual([])
    expect(refusedTo('owner')).toEqual(['/settings/devices'])
    expect(refusedTo('admin')).toEqual(['/settings/devices'])
    expect(refusedTo('editor')).toEqual(ofLeaders)
    expect(refusedTo('viewer')).toEqual([...toRead, ...ofLeaders])
    expect(refusedTo('host')).toEqual(
      paths.filter((path) => !['/time-slot-pages/1', '/forms', '/members'].includes(path)),
    )
  })

  it.each(ROLES)('lets %s open the first screen', (role) => {
    expect(mayOpen(role, firstScreen(role))).toBe(true)
  })
})

describe('shownTo', () => {
  const names = (role: Role | null) => shownTo(role, [...screens, ...settingsScreens]).map(({ name }) => name)

  it('lists what somebody may open', () => {
    expect(names(null)).not.toContain('members')
    expect(names(null)).toHaveLength(screens.length - 4 + settingsScreens.length)
    const isHost = { isHost: true }
    expect(shownTo(null, screens, isHost).map(({ name }) => name)).toContain('hosting')
    expect(shownTo('owner', screens, isHost).map(({ name }) => name)).not.toContain('hosting')
    const isAdmin = { isAdmin: true }
    expect(shownTo(null, screens, isAdmin).map(({ name }) => name)).toContain('admin')
    expect(shownTo('owner', screens, isAdmin).map(({ name }) => name)).not.toContain('admin')
    expect(names('host')).toEqual(['pages', 'forms', 'members', 'rooms'])
    expect(names('viewer')).toEqual(['meetings', 'pages', 'forms', 'members', 'rooms'])
    expect(names('owner')).toEqual(names('admin'))
    expect(names('owner')).not.toContain('devices')
    expect(names('owner')).toContain('developers')
  })
})
