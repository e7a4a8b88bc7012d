import { beforeAll, describe, expect, test } from 'vitest'
import { judge, loadParser } from '@/tests/support/database/routing/judge'
import { PLACEMENTS } from '@/tests/support/database/routing/keys'
import { COLUMNS } from '@/tests/support/database/routing/relations'

beforeAll(async () => {
  await loadParser()
})

const faultsOf = (text: string) => judge(text).faults

describe('judge', () => {
  test.each([
    'select 1 from meetings where user_id = $1',
    'select 1 from meetings where user_id = any($1) and title = $2',
    'select 1 from meetings where (user_id, id) in (select u.id, $2 from users u where u.id = $1)',
    'select 1 from meetings m join users u on u.id = m.user_id where u.id = $1',
    'select 1 from time_slot_availabilities a join time_slot_pages p on p.id = a.page_id where p.user_id = $1',
    'with page as (select user_id from time_slot_pages where id = $1) select 1 from page p join meetings m on m.user_id = p.user_id',
    'insert into meetings (id, user_id) values ($1, $2)',
    'insert into meetings (id, user_id) select $1, p.user_id from time_slot_pages p where p.id = $2',
    'update meetings m set title = $1 from users u where u.id = m.user_id and u.id = $2',
    'with held as (select id from meetings where user_id = $1) delete from meetings where id in (select id from held)',
    'select 1 from users u where u.id = $1 and exists (select from sessions s where s.user_id = u.id)',
    'select from users u where u.id in (select team_id from team_members where person_id = $1) for no key update',
    'select 1 from rate_limits',
  ])('finds the owner in: %s', (text) => {
    expect(faultsOf(text)).toEqual([])
  })

  test.each([
    ['select 1 from meetings', 'meetings by where nothing'],
    ['select 1 from meetings where user_id = $1 or title = $2', 'meetings by where title, user_id'],
    ['select 1 from meetings where user_id <> $1', 'meetings by where user_id'],
    ['select 1 from meetings where not (user_id = $1)', 'meetings by where user_id'],
    [
      'select 1 from users u where u.id = $1 and exists (select from meetings m where m.title = u.username)',
      'meetings',
    ],
    ['select (select count(*) from meetings) from users where id = $1', 'meetings by where nothing'],
    ['with all_of as (select user_id from meetings) select 1 from all_of', 'meetings by where nothing'],
    ['select 1 from meetings where user_id = $1 union all select 1 from meetings', 'meetings by where nothing'],
    ['delete from meetings where title = $1', 'meetings by where title'],
    // The column is the inner table's own, so the condition says nothing.
    [
      'select (select b.id from time_slot_bookings b where b.user_id = user_id) from meetings where user_id = $1',
      'time_slot_bookings by where nothing',
    ],
  ])('finds none in: %s', (text, fault) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(fault)])
  })

  test('goes on from an exception to what is joined with it by the owner', () => {
    const { faults, used } = judge(
      'select 1 from forms f join users u on u.id = f.user_id join form_questions q on q.form_id = f.id where f.slug = $1',
    )
    expect(faults).toEqual([])
    expect([...used]).toEqual([expect.objectContaining({ table: 'forms', by: 'slug' })])
  })
})

describe('PLACEMENTS', () => {
  test('places each table, by columns that it has', () => {
    expect(Object.keys(PLACEMENTS).sort()).toEqual([...COLUMNS.keys()].sort())
    const unknown = Object.entries(PLACEMENTS).flatMap(([table, placement]) =>
      placement.with === 'owner' ? placement.keys.filter((key) => !COLUMNS.get(table)?.has(key)) : [],
    )
    expect(unknown).toEqual([])
  })
})
