import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from './form-fixtures'

type OtherSite = {
  /** Serves `body` as a page of another site, on another origin than the product, and returns its URL. */
  host: (body: string) => Promise<string>
}

export const test = base.extend<OtherSite>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
  host: async ({}, use) => {
    const servers: http.Server[] = []
    await use(async (body) => {
      const server = http.createServer((_, response) =>
        response.setHeader('Content-Type', 'text/html; charset=utf-8').end(body),
      )
      servers.push(server)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    })
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  },
})
