import { describe, expect, it } from 'vitest'
import { mayReadMailbox } from '@/lib/mail/mailbox'

const settings = { mail: { kind: 'mailbox' as const }, APP_URL: 'http://localhost:3000' }
const local = { 'x-slotform-peer': '127.0.0.1', host: 'localhost:3000' }
const open = (headers: Record<string, string>, changed = {}, isNodeServer = true) =>
  mayReadMailbox(new Headers(headers), { ...settings, ...changed }, isNodeServer)

describe('mayReadMailbox', () => {
  describe('the mailbox', () => {
    it('opens to a browser on this machine, under any of its names', () => {
      expect(open(local)).toBe(true)
      expect(open({ 'x-slotform-peer': '::1', host: '[::1]:3000' })).toBe(true)
      expect(open({ ...local, host: '127.0.0.1:3000' })).toBe(true)
      expect(open({ ...local, referer: 'http://localhost:3000/auth' })).toBe(true)
    })

    it.each([
      ['from another machine', { ...local, 'x-slotform-peer': '192.168.1.7' }],
      ['under a foreign name (a rebound one, say)', { ...local, host: 'evil.example' }],
      ['through a proxy', { ...local, 'x-slotform-forwarded': '1' }],
      ['from a page of another machine', { ...local, referer: 'http://192.168.1.7/' }],
      ['for a script of another site', { ...local, origin: 'https://evil.example' }],
      ['without a known socket', { host: 'localhost:3000' }],
    ])('stays shut %s', (_, headers) => {
      expect(open(headers)).toBe(false)
    })

    it('stays shut when mail has a transport, when APP_URL is public, and outside the Node entry', () => {
      expect(open(local, { mail: { kind: 'smtp', url: 'smtp://x' } })).toBe(false)
      expect(open(local, { APP_URL: 'https://meet.example.com' })).toBe(false)
      expect(open(local, {}, false)).toBe(false)
    })

    it('stays shut while HOST lets other machines in', () => {
      expect(open(local, { HOST: '127.0.0.1' })).toBe(true)
      expect(open(local, { HOST: '0.0.0.0' })).toBe(false)
      expect(open(local, { HOST: '192.168.1.5' })).toBe(false)
    })
  })
})
