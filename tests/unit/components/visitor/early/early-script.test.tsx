// @vitest-environment jsdom

import { execFileSync } from 'node:child_process'
import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { EarlyScript } from '@/components/visitor/early/early-script'
import { DayHeading } from '@/components/visitor/times/day-heading'
import { PLACES } from '@/components/visitor/times/early-handover'
import { EarlyPlace } from '@/components/visitor/times/early-place'
import { MonthCalendar } from '@/components/visitor/times/month-calendar'
import { SlotList } from '@/components/visitor/times/slot-list'
import { type LabelledDate, toSlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import { textsOf } from '@/messages'
import { TextsProvider } from '@/messages/react/texts-provider'
import { hoistEarlyScript } from '@/server/early-script.mjs'
import { lookedDays } from '@/tests/support/factories/looked-days'

const ZONE = 'Europe/Berlin'
const NOW = Date.parse('2030-01-07T08:00:00Z')
const DAYS = lookedDays('2030-01-07', {
  days: [
    { date: '2030-01-08', slots: ['2030-01-08T09:00:00.000Z', '2030-01-08T09:30:00.000Z'] },
    { date: '2030-01-10', slots: ['2030-01-10T13:00:00.000Z'] },
    { date: '2030-02-04', slots: ['2030-02-04T13:00:00.000Z'] },
  ],
})
const PAGE = {
  slug: 'intro',
  timezone: 'UTC',
  duration: 30,
  durations: [30],
  lockTimezone: false,
  dates: [] as LabelledDate[],
}
const texts = textsOf('en').pick('booking', 'timezones')

const made = vi.hoisted(() => ({ earlyScripts: (..._: object[]) => ['', ''] }))
vi.mock('@/components/visitor/early/early-code.inline', () => ({
  earlyScripts: (...given: object[]) => made.earlyScripts(...given),
}))

/** `written`: the module of the server, with other words in place of the bundles. */
let code: { ask: string; draw: string; written: string }
let answer: Response | Error

beforeAll(async () => {
  code = bundle()
  Object.assign(made, await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code.written)}`))
})

beforeEach(() => {
  answer = Response.json(DAYS)
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.stubGlobal(
    'fetch',
    vi.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer))),
  )
  localStorage.setItem('slotform:timezone', ZONE)
  const places = ([...PLACES, 'zone'] as const).map((name) => (
    <EarlyPlace key={name} name={name}>
      …
    </EarlyPlace>
  ))
  document.body.innerHTML = renderToStaticMarkup(places)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  delete window.slotformEarly
})

/** In a process of its own, for the bundler does not run beside a document. */
function bundle(): typeof code {
  const written = "moduleOf({ ask: 'bundle;', draw: 'bundle;' })"
  const print = `process.stdout.write(JSON.stringify({ ...(await bundleEarly(process.cwd())), written: ${written} }))`
  const script = `import { bundleEarly, moduleOf } from './scripts/inline-loader.mjs'; ${print}`
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }))
}

async function start(page: Partial<typeof PAGE> = {}): Promise<void> {
  const [ask, draw] = callsIn(drawScript(page))
  new Function(`${code.ask};${ask}`)()
  new Function(`${code.draw};${draw}`)()
  await settle()
}

function drawScript(page: Partial<typeof PAGE>): string {
  return renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <EarlyScript {...PAGE} {...page} />
    </TextsProvider>,
  )
}

/** The page's own calls, with the texts that it gives. */
const callsIn = (html: string) => [...html.matchAll(/(early\.\w+\(.*?\))<\/script>/g)].map(([, call]) => call)

const settle = () => new Promise((resolve) => setTimeout(resolve))
const place = (name: string) => document.getElementById(`early-${name}`) as HTMLElement
const day = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`)
const time = (start: string) => document.querySelector<HTMLElement>(`[data-start="${start}"]`)
const plain = (html: string) => html.replace(/ data-live="\d+"/g, '').replaceAll('&#x27;', "'")

/** As the browser writes it. */
function drawnByReact(node: React.ReactNode): string {
  const element = document.createElement('div')
  element.innerHTML = renderToStaticMarkup(<TextsProvider texts={texts}>{node}</TextsProvider>)
  return element.innerHTML
}

describe('the early script', () => {
  it('asks for the times of the page in the zone that the visitor chose, once', async () => {
    await start()
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/api/schedule/intro/slots?days=90&timezone=Europe%2FBerlin')
    expect(window.slotformEarly).toMatchObject({ sentAtMs: NOW, start: null })
    expect(await (await window.slotformEarly?.response)?.json()).toEqual(DAYS)
  })

  it.each([
    ['?duration=45', 45],
    ['?duration=20', 30],
    ['', 30],
  ])('asks for the times of the duration in %j, else of the preset, where there are several', async (search, asked) => {
    history.replaceState(null, '', `/${search}`)
    await start({ durations: [15, 30, 45] })
    history.replaceState(null, '', '/')
    expect(vi.mocked(fetch).mock.calls.map(([path]) => path)).toEqual([
      `/api/schedule/intro/slots?days=90&timezone=Europe%2FBerlin&duration=${asked}`,
    ])
  })

  it('asks in the zone of a page that is locked to it, whatever the visitor chose elsewhere', async () => {
    await start({ timezone: 'Asia/Tokyo', lockTimezone: true })
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toContain('&timezone=Asia%2FTokyo')
    expect(localStorage.getItem('slotform:timezone')).toBe(ZONE)
  })

  it('says which days are closed and why, and lets them be pressed', async () => {
    await start({ dates: [{ date: '2030-01-09', publicLabel: 'Kurban <Bayramı>' }] })
    expect(day('2030-01-09')?.getAttribute('aria-label')).toBe('Wednesday, January 9, 2030, closed: Kurban <Bayramı>')
    day('2030-01-09')?.click()
    await settle()
    expect(window.slotformEarly?.view).toMatchObject({ date: '2030-01-09' })
  })

  it('draws month, day and times as React does', async () => {
    await start()
    const calendar = toSlotCalendar(DAYS)
    const nothing = () => {}
    expect(plain(place('month').innerHTML)).toBe(
      drawnByReact(
        <MonthCalendar
          calendar={calendar}
          shown="2030-01-08"
          date="2030-01-08"
          weekStartDay={0}
          isNarrow={false}
          onUnfold={nothing}
          onShow={nothing}
          onDate={nothing}
        />,
      ),
    )
    expect(plain(place('day').innerHTML)).toBe(drawnByReact(<DayHeading date="2030-01-08" />))
    expect(plain(place('times').innerHTML)).toBe(
      drawnByReact(
        <SlotList
          slots={DAYS.days[0]?.slots ?? []}
          timezone={ZONE}
          timeFormat="12h"
          onNear={nothing}
          onChoose={nothing}
        />,
      ),
    )
  })

  it('shows the day that is pressed, keeps the focus on it, and keeps it for the app', async () => {
    await start()
    day('2030-01-10')?.focus()
    day('2030-01-10')?.click()
    await settle()
    expect(place('day').textContent).toBe('Thursday Jan 10')
    expect(place('times').textContent).toBe('02:00 PM')
    expect(document.activeElement).toBe(day('2030-01-10'))
    expect(window.slotformEarly?.view).toMatchObject({ date: '2030-01-10' })
  })

  it('says which zone it found and the time there, before the times have come', async () => {
    answer = new TypeError('Failed to fetch')
    await start()
    expect(place('zone').textContent).toBe('Berlin — 09:00 AM, GMT+1')
    await window.slotformEarly?.response.catch(() => {})
  })

  it('on a phone unfolds the month, keeps the focus on its heading, and keeps it for the app', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await start()
    const heading = () => place('month').querySelector<HTMLElement>('[aria-expanded]')
    heading()?.focus()
    heading()?.click()
    await settle()
    expect(heading()?.getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement).toBe(heading())
    expect(window.slotformEarly?.view).toEqual({ date: null, shown: null, isUnfolded: true })
  })

  it('turns the month', async () => {
    await start()
    document.querySelector<HTMLElement>('[aria-label="Next month"]')?.click()
    await settle()
    expect(place('month').textContent).toContain('February 2030')
    expect(window.slotformEarly?.view).toEqual({ date: null, shown: '2030-02-01' })
  })

  it('marks the time that is pressed, and keeps it for the app', async () => {
    await start()
    time('2030-01-08T09:30:00.000Z')?.click()
    await settle()
    expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(1)
    expect(time('2030-01-08T09:30:00.000Z')?.getAttribute('aria-pressed')).toBe('true')
    expect(window.slotformEarly?.start).toBe('2030-01-08T09:30:00.000Z')
  })

  it('obeys the arrow keys among the days, and among the times', async () => {
    await start()
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    day('2030-01-08')?.focus()
    press('ArrowRight')
    await settle()
    // Days without times are skipped; the next one of the row is the 10th.
    expect(document.activeElement).toBe(day('2030-01-10'))
    time('2030-01-08T09:00:00.000Z')?.focus()
    press('ArrowDown')
    expect(document.activeElement).toBe(time('2030-01-08T09:30:00.000Z'))
  })

  it.each([
    ['an error', new Response('{}', { status: 503 })],
    ['no network', new TypeError('Failed to fetch')],
    ['no times', Response.json({ ...DAYS, days: [] })],
  ])('draws nothing after %s: the app says what is wrong', async (_, given) => {
    answer = given
    await start()
    expect(PLACES.map((name) => place(name).innerHTML).join('')).toBe('')
    await window.slotformEarly?.response.catch(() => {})
  })

  it('draws nothing where the app has taken over', async () => {
    document.body.innerHTML = ''
    await start()
    expect(document.body.innerHTML).toBe('')
  })

  it('is small, for it is in the HTML of every booking page', () => {
    expect(gzipSync(code.ask).length).toBeLessThan(1_000)
    expect(gzipSync(code.ask + code.draw).length).toBeLessThan(7_150)
    expect(code.draw).not.toContain('react.dev')
  })
})

describe('<EarlyScript>', () => {
  it('is two modules that wait for nothing, and no text of an owner can end them', () => {
    const html = drawScript({ timezone: '</script><b>', dates: [{ date: '2030-01-09', publicLabel: '</script>' }] })
    expect(html).toMatch(/^<script type="module" async="">bundle;early.askTimes\(/)
    expect(html).toMatch(/<script type="module" async="">bundle;early.startEarly\(.*<\/script>$/)
    expect(html).toContain('"\\u003c/script>\\u003cb>"')
    expect(html.match(/<\/script/g)).toHaveLength(2)
  })

  it('asks from the top of the page where our server sends it', () => {
    const html = drawScript({})
    const sent = hoistEarlyScript(`<head><link/></head>${html}`)
    expect(sent).toMatch(
      /^<head><script>bundle;early.askTimes\([^<]*\)<\/script><link\/><\/head><script [^>]*><\/script>/,
    )
    expect(sent).toContain('<script type="module" async="">bundle;early.startEarly(')
  })
})
