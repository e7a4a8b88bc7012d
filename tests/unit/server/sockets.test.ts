import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { guardSockets } from '@/server/sockets.mjs'

/** The part of a socket that the guard uses. */
class FakeSocket extends EventEmitter {
  destroyed = false
  constructor(
    public remoteAddress = '127.0.0.1',
    public bytesRead = 0,
  ) {
    super()
  }
  destroy() {
    this.destroyed = true
    this.emit('close')
  }
}

function makeGuard(limits: Partial<Parameters<typeof guardSockets>[0]> = {}) {
  const bounds = { maxSockets: 3, maxPerNetwork: 2, isBehindProxy: false }
  const guard = guardSockets({ ...bounds, ...limits })
  const open = (address?: string, bytesRead = 0) => {
    const socket = new FakeSocket(address, bytesRead)
    const isAccepted = guard.accept(socket as unknown as Socket)
    return { socket, isAccepted, as: socket as unknown as Socket }
  }
  return { ...guard, open }
}

describe('guardSockets', () => {
  describe('more sockets than there is room for', () => {
    it('take the place of the oldest that has said nothing, then of the one that is idle for longest', () => {
      const { open, noteBusy, noteIdle } = makeGuard()
      const [idle, begun, silent] = [open(), open(undefined, 5), open()]
      noteBusy(idle.as)
      noteIdle(idle.as)
      expect(open().isAccepted).toBe(true)
      expect([idle, begun, silent].map(({ socket }) => socket.destroyed)).toEqual([false, false, true])
      // The newcomer is silent as well.
      const last = open(undefined, 5)
      expect(open().isAccepted).toBe(true)
      expect([idle, begun, last].map(({ socket }) => socket.destroyed)).toEqual([true, false, false])
    })

    it('take the place of one that does not finish its first request, never of one that is being answered', () => {
      const { open, noteBusy } = makeGuard()
      const [busy, begun, other] = [open(), open(undefined, 5), open()]
      for (const { as } of [busy, other]) noteBusy(as)
      expect(open(undefined, 5).isAccepted).toBe(true)
      expect(begun.socket.destroyed).toBe(true)
      const last = open()
      noteBusy(last.as)
      expect(open().socket.destroyed).toBe(true)
      expect([busy, other, last].map(({ socket }) => socket.destroyed)).toEqual([false, false, false])
    })
  })

  describe('one network', () => {
    it('has a bound of its own, by /64 for IPv6, which sockets give back', () => {
      const { open } = makeGuard({ maxSockets: 100 })
      const [first] = [open('2001:db8::1'), open('2001:db8::2')]
      expect(open('2001:db8::3').isAccepted).toBe(false)
      expect(open('2001:db8:0:1::3').isAccepted).toBe(true)
      first.socket.destroy()
      expect(open('2001:db8::3').isAccepted).toBe(true)
    })

    it.each([
      ['this machine', '::ffff:127.0.0.1', false],
      ['a trusted proxy', '203.0.113.9', true],
    ])('has none where it is %s', (_, address, isBehindProxy) => {
      const { open } = makeGuard({ maxSockets: 100, isBehindProxy })
      expect([1, 2, 3].map(() => open(address).isAccepted)).toEqual([true, true, true])
    })
  })
})
