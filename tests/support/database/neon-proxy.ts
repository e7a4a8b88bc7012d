import { createServer } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

/** Acts as the proxy of a Neon database: each WebSocket is one connection of the Postgres wire protocol. */
export async function startNeonProxy(host: string, port: number): Promise<{ address: string; stop: () => void }> {
  const server = createServer()
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (client) => {
    const upstream = net.connect(port, host)
    upstream.on('data', (data) => client.send(data))
    upstream.on('close', () => client.close())
    upstream.on('error', () => client.close())
    client.on('message', (data) => upstream.write(data as Buffer))
    client.on('close', () => upstream.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    for (const client of sockets.clients) client.terminate()
    server.close()
  }
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
