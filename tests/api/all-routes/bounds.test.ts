import { describe, expect, it } from 'vitest'
import { TOOLS } from '@/lib/mcp/tools'
import { readApiRoutes } from '@/tests/support/api/routes'
import { listUnbounded } from '@/tests/support/api/unbounded-lists'

const calls = (await readApiRoutes()).flatMap(({ path, calls }) =>
  calls.map(({ method, body, query }) => ({ name: `${method} ${path}`, schemas: [body, query] })),
)
const tools = Object.entries(TOOLS).map(([name, { input }]) => ({ name, schemas: [input] }))

describe('what is sent', () => {
  it.each([...calls, ...tools])('to $name has a maximum for each list', ({ schemas }) => {
    expect(schemas.flatMap((schema) => (schema ? listUnbounded(schema) : []))).toEqual([])
  })
})
