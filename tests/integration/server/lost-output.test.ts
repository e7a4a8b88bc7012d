import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

const file = pathToFileURL('server/lost-output.mjs')
const WRITES_FOREVER = `
  const { outliveReaderOfOutput } = await import('${file}')
  outliveReaderOfOutput()
  let failures = 0
  process.on('uncaughtException', () => { failures += 1; console.error('uncaught') })
  process.on('message', () => process.exit(failures))
  setInterval(() => { console.log('a line'); console.error('an error'); process.send('wrote') }, 1)`

describe('outliveReaderOfOutput', () => {
  it('lets a process go on whose output nobody reads any more', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', WRITES_FOREVER], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    await once(child, 'message')
    child.stdout?.destroy()
    child.stderr?.destroy()
    for (let writes = 0; writes < 5; writes += 1) await once(child, 'message')
    child.send('stop')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
