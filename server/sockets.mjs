import { isLoopbackHost, toNetwork, toPeer } from '../lib/http/network.mjs'

/** @typedef {import('node:net').Socket} Socket */

/**
 * Keeps the number of open sockets within bounds; Node's own timeouts end those that are silent or slow. Beyond `maxSockets` the
 * oldest that has said nothing is closed for a new one, then the one that has been idle for longest, then one whose first
 * request is incomplete; the new one only if all others are being answered.
 * @param {object} options
 * @param {number} options.maxSockets
 * @param {number} options.maxPerNetwork not applied to loopback, where a proxy may run
 * @param {boolean} options.isBehindProxy all sockets come from the proxy, so that there is no bound for one network
 */
export function guardSockets({ maxSockets, maxPerNetwork, isBehindProxy }) {
  /** Nothing has been read from them, as far as is known. The oldest is the first, here as in the next two. @type {Set<Socket>} */
  const silent = new Set()
  /** Their first request is incomplete. @type {Set<Socket>} */
  const begun = new Set()
  /** All of their requests are answered. @type {Set<Socket>} */
  const idle = new Set()
  /** @type {Map<string, number>} */
  const perNetwork = new Map()
  let count = 0

  /**
   * @param {Socket} socket
   * @returns {boolean} false when there was no room, and the socket is gone
   */
  function accept(socket) {
    const peer = toPeer(socket.remoteAddress)
    const network = isBehindProxy || isLoopbackHost(peer) ? null : toNetwork(peer)
    if ((network && (perNetwork.get(network) ?? 0) >= maxPerNetwork) || (count >= maxSockets && !makeRoom())) {
      socket.destroy()
      return false
    }
    add(network, 1)
    silent.add(socket)
    socket.once('close', () => {
      add(network, -1)
      forget(socket)
    })
    return true
  }

  /** @param {string | null} network @param {1 | -1} change */
  function add(network, change) {
    count += change
    if (!network) return
    const open = (perNetwork.get(network) ?? 0) + change
    if (open > 0) perNetwork.set(network, open)
    else perNetwork.delete(network)
  }

  /** @returns {boolean} whether a socket could be closed for a new one */
  function makeRoom() {
    // `bytesRead` has no event, so that those that have spoken are sorted out here.
    for (const socket of silent) {
      if (socket.bytesRead === 0) break
      silent.delete(socket)
      begun.add(socket)
    }
    for (const [victim] of [silent, idle, begun]) {
      if (!victim) continue
      forget(victim)
      victim.destroy()
      return true
    }
    return false
  }

  /** @param {Socket} socket */
  function forget(socket) {
    for (const set of [silent, begun, idle]) set.delete(socket)
  }

  return {
    accept,
    /** A request has come. */
    noteBusy: forget,
    /** The last of its requests is answered. @param {Socket} socket */
    noteIdle: (socket) => void (socket.destroyed || idle.add(socket)),
  }
}
