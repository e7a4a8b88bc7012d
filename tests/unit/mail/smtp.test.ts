import type { AddressInfo } from 'node:net'
import nodemailer from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import { requireTls } from '@/lib/mail/smtp'

describe('requireTls', () => {
  describe('the address of a mail server', () => {
    it('asks for TLS beyond this machine, whatever it says of it', () => {
      for (const url of ['smtp://u:p%40x@mail.example.com:587', 'smtp://mail.example.com?requireTLS=false']) {
        expect(new URL(requireTls(url)).searchParams.getAll('requireTLS')).toEqual(['true'])
      }
      expect(requireTls('smtp://u:p%40x@mail.example.com:587')).toContain('//u:p%40x@mail.example.com:587')
    })

    it.each(['smtps://mail.example.com', 'smtp://localhost:25', 'smtp://127.0.0.1:1025', 'smtp://[::1]'])(
      'stays as it is: %s',
      (url) => {
        expect(requireTls(url)).toBe(url)
      },
    )

    it('makes a server without STARTTLS get no mail', async () => {
      let isReached = false
      const server = new SMTPServer({
        disabledCommands: ['STARTTLS', 'AUTH'],
        onMailFrom: (_address, _session, done) => {
          isReached = true
          done()
        },
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const { port } = server.server.address() as AddressInfo
      // The URL names another host, which resolves to this machine here.
      const url = requireTls(`smtp://mail.example.com:${port}`).replace('mail.example.com', '127.0.0.1')
      const sent = nodemailer
        .createTransport({ url, connectionTimeout: 5_000 })
        .sendMail({ from: 'a@b.test', to: 'c@d.test' })
      await expect(sent).rejects.toMatchObject({ code: 'ETLS' })
      expect(isReached).toBe(false)
      await new Promise<void>((resolve) => server.close(() => resolve()))
    })
  })
})
