import { isLoopbackHost, toNetwork, toPeer } from '../lib/http/network.mjs'

/** @typedef {import('node:net').Socket} Socket */

/**
 * Keeps the number of open sockets within bounds. Somebody who opens sockets and says nothing loses them after `silentMs`,
 * and earlier when they are needed: beyond `maxSockets` the oldest silent one goes, then the one that has been idle for
 * longest, then one whose first request has not come in whole; the new one only if all others are being answered.
 * @param {object} options
 * @param {number} options.silentMs time until the first byte of a request
 * @param {number} options.checkMs
 * @param {number} options.maxSockets
 * @param {number} options.maxPerNetwork not applied to loopback, where a proxy may run
 * @param {boolean} options.isBehindProxy all sockets come from the proxy, so that there is no bound for one network
 */
export function guardSockets({ silentMs, checkMs, maxSockets, maxPerNetwork, isBehindProxy }) {
  /** Nothing has been read from them, as far as is known; with the time of their coming. The oldest is the first, here as in the next two. @type {Map<Socket, number>} */
  const silent = new Map()
  /** They have said something that is no whole request yet. @type {Set<Socket>} */
  const begun = new Set()
  /** All of their requests are answered. @type {Set<Socket>} */
  const idle = new Set()
  /** @type {Map<string, number>} */
  const perNetwork = new Map()
  let count = 0
  const timer = setInterval(closeSilent, checkMs).unref()

  /**
   * @param {Socket} socket
   * @returns {boolean} false when there was no room, and the socket is gone
   */
  function accept(socket) {
    if (!isAllowed(socket) || (count >= maxSockets && !makeRoom())) {
      socket.destroy()
      return false
    }
    count += 1
    silent.set(socket, performance.now())
    socket.once('close', () => {
      count -= 1
      forget(socket)
    })
    return true
  }

  /** @param {Socket} socket */
  function isAllowed(socket) {
    const peer = toPeer(socket.remoteAddress)
    if (isBehindProxy || isLoopbackHost(peer)) return true
    const network = toNetwork(peer)
    const open = perNetwork.get(network) ?? 0
    if (open >= maxPerNetwork) return false
    perNetwork.set(network, open + 1)
    socket.once('close', () => {
      const left = (perNetwork.get(network) ?? 1) - 1
      if (left > 0) perNetwork.set(network, left)
      else perNetwork.delete(network)
    })
    return true
  }

  /** @returns {boolean} whether a socket could be closed for a new one */
  function makeRoom() {
    const victim = findSilent() ?? first(idle) ?? first(begun)
    if (!victim) return false
    forget(victim)
    victim.destroy()
    return true
  }

  /** @returns {Socket | undefined} the oldest that has said nothing; on the way the others are put where they belong */
  function findSilent() {
    for (const socket of silent.keys()) {
      if (socket.bytesRead === 0) return socket
      silent.delete(socket)
      begun.add(socket)
    }
    return undefined
  }

  function closeSilent() {
    const limit = performance.now() - silentMs
    for (const [socket, since] of silent) {
      if (since > limit) return
      silent.delete(socket)
      if (socket.bytesRead === 0) socket.destroy()
      else begun.add(socket)
    }
  }

  /** @param {Socket} socket */
  function forget(socket) {
    silent.delete(socket)
    begun.delete(socket)
    idle.delete(socket)
  }

  return {
    accept,
    /** A request has come. */
    noteBusy: forget,
    /** The last of its requests is answered. @param {Socket} socket */
    noteIdle: (socket) => void (socket.destroyed || idle.add(socket)),
    stop: () => clearInterval(timer),
  }
}

/**
 * @param {Set<Socket>} sockets
 * @returns {Socket | undefined}
 */
function first(sockets) {
  return sockets.values().next().value
}
