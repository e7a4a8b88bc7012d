import net, { type AddressInfo } from 'node:net'

/** Stands before a mail server, and lets connections through or leaves them hanging: it takes them and says nothing. */
export async function openMailGate(target: string) {
  const { port } = new URL(target)
  const sockets = new Set<net.Socket>()
  let isHanging = false
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket))
    if (isHanging) return void socket.resume()
    const upstream = net.connect(Number(port), '127.0.0.1')
    upstream.on('error', () => socket.destroy()).once('close', () => socket.destroy())
    socket.once('close', () => upstream.destroy())
    socket.pipe(upstream).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Connections that are open now are cut, and new ones hang. */
    hang: () => {
      isHanging = true
      cut()
    },
    /** Those that hang go on hanging until their client gives up. */
    open: () => {
      isHanging = false
    },
    close: () => {
      cut()
      server.close()
    },
  }
}
