import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { isRouterState } from '@/server/router-state.mjs'

// Next's own parser of the header; it throws when its server would respond 500.
const { parseAndValidateFlightRouterState } = createRequire(import.meta.url)(
  'next/dist/server/app-render/parse-and-validate-flight-router-state.js',
) as { parseAndValidateFlightRouterState: (header: string) => unknown }

describe('isRouterState', () => {
  it.each([
    '["",{}]',
    '["",{"children":["meetings",{"children":["__PAGE__",{}]}]},null,"refetch"]',
    '["",{"children":[["id","7","d",null],{}]}]',
    '["",{"children":[["id","7","oc",["new"]],{}]},["/a","?b"],null,16,"k"]',
    '["",{"children":[["id","7","ci(..)(..)",null],{}]}]',
    '["",{"children":[["id","7","x",null],{}]}]',
    '["",{"children":[["id","7","d"],{}]}]',
    '["",{"children":[["id","7","d",[1]],{}]}]',
    '["",null]',
    '[1,{}]',
    '[""]',
    '["",{},null,"reload"]',
    '["",{},["/a"]]',
    '["",{},null,null,"4"]',
    '["",{},null,null,4,5]',
    '["",{},null,null,4,"k",6]',
    '{}',
    'null',
    'junk',
    '%',
    '',
  ])('reads %s as Next does', (header) => {
    let isReadable = true
    try {
      parseAndValidateFlightRouterState(header)
    } catch {
      isReadable = false
    }
    expect(isRouterState(header)).toBe(isReadable)
  })
})
