// Run by scripts/bench.mjs in a copy of the project that has bench/overlay in it.
import { benchEngine } from './engine'
import { benchFirstTime } from './first-time'
import { benchLargeForm } from './large-form'
import { benchMemory } from './memory'
import { benchPage } from './page'
import { benchPaint } from './paint'
import { benchRoutes } from './routes'
import { benchWeight } from './weight'
import { openWorld } from './world'

const given = process.argv.slice(2)
if (given.includes('engine')) await benchEngine()
if (given.includes('memory')) await benchMemory()

const served = [
  { name: 'routes', run: benchRoutes },
  { name: 'page', run: benchPage },
  { name: 'weight', run: benchWeight },
  { name: 'paint', run: benchPaint },
  { name: 'first-time', run: benchFirstTime },
  { name: 'form', run: benchLargeForm },
].filter(({ name }) => given.includes(name))

if (served.length > 0) {
  const world = await openWorld()
  try {
    for (const { run } of served) await run(world)
  } finally {
    await world.close()
  }
}
