import { describe, expect, it } from 'vitest'
import { physicalSidesIn } from '@/scripts/physical-sides.mjs'

describe('physicalSidesIn', () => {
  it.each([
    ['<p className="ml-2 flex">', 'ml-2'],
    ['<p className="flex sm:-mr-[3px]">', '-mr-['],
    ['<p className="[&_svg]:left-2">', 'left-2'],
    ['<p className="absolute -right-[9999px]">', '-right-['],
    ["const row = 'text-left font-medium'", 'text-left'],
    ["const logo = 'object-left'", 'object-left'],
    ["'first:border-l-0'", 'border-l'],
    ["'rounded-tr-lg'", 'rounded-tr'],
    ["'data-[state=checked]:translate-x-5'", 'translate-x-5'],
    ["'scroll-pl-4'", 'scroll-pl-4'],
    ['<td style={{ paddingLeft: 14 }}>', 'paddingLeft:'],
    ["<td style={{ textAlign: 'right' }}>", "textAlign: 'right"],
    ['<td align="right">', 'align="right'],
    ['  margin-left: 4px;', 'margin-left:'],
    ['  left: var(--edge);', 'left: var(--edge);'],
    ["{ top: 0, left: '4px' }", ", left: '"],
  ])('finds the side in %j', (text, side) => {
    expect(physicalSidesIn(`\n${text}`)).toEqual([{ line: 2, side }])
  })

  it.each([
    ['<p className="ms-2 pe-3 inset-s-0 border-e rounded-s-lg text-start rounded-lg">'],
    ['<p className="ltr:object-left rtl:object-right">'],
    ['<p className="ltr:data-[state=checked]:translate-x-5 rtl:data-[state=checked]:-translate-x-5">'],
    ['const MARGIN = { top: 12, right: 0, bottom: 0, left: 0 }'],
    ['say(t.more, { left: more })'],
    ["import { left } from './left-1'"],
    ['// text-left'],
    [' * `left: 4px`'],
    ['  transition: left 200ms;'],
    ['if (shown.left < left) list.scrollLeft -= left - shown.left'],
  ])('leaves %j', (text) => {
    expect(physicalSidesIn(text)).toEqual([])
  })
})
