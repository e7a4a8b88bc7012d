import { describe, expect, it } from 'vitest'
import { EnvError, readEnv } from '@/lib/platform/env'

const read = (variables: Record<string, string>) => readEnv(variables as unknown as NodeJS.ProcessEnv)
const problemsOf = (variables: Record<string, string>) => {
  try {
    read(variables)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError)
    return (error as Error).message.split('\n').map((line) => line.split(':')[0])
  }
}
const key = Buffer.alloc(32, 7).toString('base64')
const server = {
  DATABASE_URL: 'postgres://localhost/slotform',
  AUTH_SECRET: 'a'.repeat(32),
  ENCRYPTION_KEY: key,
  SMTP_URL: 'smtp://localhost',
}

describe('readEnv', () => {
  describe('settings', () => {
    it('are complete with no variable at all: embedded database, mailbox, port 3000', () => {
      expect(read({})).toMatchObject({
        database: { kind: 'embedded', directory: './.data' },
        mail: { kind: 'mailbox' },
        APP_URL: 'http://localhost:3000',
        TRUST_PROXY: 0,
        isServerless: false,
      })
    })

    it('count an empty variable as unset', () => {
      expect(read({ PORT: '', APP_URL: ' ' }).APP_URL).toBe('http://localhost:3000')
    })

    it('take the address of a collector, and no protocol that would be lost on it', () => {
      expect(
        problemsOf({
          OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
          OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
        }),
      ).toEqual([])
      const wrong = { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318', OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'grpc' }
      expect(problemsOf(wrong)).toEqual(Object.keys(wrong))
    })

    it('name every wrong variable on a line of its own', () => {
      const wrong = { PORT: 'x', SMTP_URL: 'http://x', LIMIT_BOOKINGS: '10', ENCRYPTION_KEY: 'short' }
      expect(problemsOf(wrong).sort()).toEqual(['ENCRYPTION_KEY', 'LIMIT_BOOKINGS', 'PORT', 'SMTP_URL'])
    })

    describe("of the organization's provider", () => {
      const oidc = { OIDC_ISSUER: 'https://id.example/', OIDC_CLIENT_ID: 'us', OIDC_CLIENT_SECRET: 's' }

      it('come together or not at all', () => {
        expect(read({}).oidc).toBeNull()
        expect(read(oidc).oidc).toMatchObject({ issuer: 'https://id.example/', name: 'Single sign-on', isOnly: false })
        expect(problemsOf({ OIDC_ISSUER: 'https://id.example' })).toEqual(['OIDC_CLIENT_ID'])
        expect(problemsOf({ OIDC_CLIENT_ID: 'us', OIDC_CLIENT_SECRET: 's' })).toEqual(['OIDC_ISSUER'])
        expect(problemsOf({ OIDC_ONLY: '1' })).toEqual(['OIDC_ONLY'])
      })

      it.each([
        ['OIDC_ISSUER', 'http://id.example'],
        ['OIDC_ISSUER', 'https://a:b@id.example'],
        ['OIDC_ISSUER', 'https://id.example?x=1'],
        ['OIDC_DOMAINS', 'a.example'],
        ['OIDC_SCOPES', 'email profile'],
        ['OIDC_SESSION_HOURS', '0'],
        ['OIDC_SESSION_HOURS', '2161'],
        ['OIDC_NAME', 'x'.repeat(61)],
        ['OIDC_ONLY', 'yes'],
      ])('refuse %s=%s', (name, value) => {
        expect(problemsOf({ ...oidc, [name]: value })).toEqual([name])
      })

      it('take http for this machine', () => {
        expect(read({ ...oidc, OIDC_ISSUER: 'http://127.0.0.1:4400/organization' }).oidc).not.toBeNull()
      })
    })

    it.each([
      ['file:/var/slotform', '/var/slotform'],
      ['file:///var/slotform', '/var/slotform'],
      ['file:./here', './here'],
    ])('read %s as the folder %s', (url, directory) => {
      expect(read({ DATABASE_URL: url }).database).toEqual({ kind: 'embedded', directory })
    })

    it('take a Neon host by its name, any other by TCP, and the unpooled address for migrations', () => {
      const neon = 'postgres://u:p@ep-x-pooler.eu-central-1.aws.neon.tech/db'
      const direct = 'postgres://u:p@ep-x.eu-central-1.aws.neon.tech/db'
      expect(read({ ...server, DATABASE_URL: neon, DATABASE_URL_UNPOOLED: direct }).database).toEqual({
        kind: 'neon',
        url: neon,
        migrationUrl: direct,
      })
      expect(read(server).database.kind).toBe('postgres')
    })

    it('need secrets and a mail transport with any other than the embedded database', () => {
      expect(problemsOf({ DATABASE_URL: server.DATABASE_URL })).toEqual(['AUTH_SECRET', 'ENCRYPTION_KEY', 'SMTP_URL'])
    })

    it('take AUTH_SECRET as a list for rotation, of at least 16 characters each', () => {
      const [first, second] = ['a'.repeat(16), 'b'.repeat(40)]
      expect(read({ ...server, AUTH_SECRET: `${first}, ${second}` }).AUTH_SECRET).toEqual([first, second])
      for (const AUTH_SECRET of ['short', `${first},short`, `${first},`]) {
        expect(problemsOf({ ...server, AUTH_SECRET })).toEqual(['AUTH_SECRET'])
      }
    })

    it('spell the domains of ALLOWED_EMAILS as addresses are stored', () => {
      expect(read({ ALLOWED_EMAILS: '@MÜLLER.example, Ada@Example.com' }).ALLOWED_EMAILS).toEqual([
        '@xn--mller-kva.example',
        'ada@example.com',
      ])
    })

    it('refuse to keep mails in the mailbox of a public address', () => {
      expect(problemsOf({ APP_URL: 'https://meet.example.com' })).toEqual(['SMTP_URL'])
    })

    it('refuse the embedded database on a serverless host, where it would vanish', () => {
      expect(problemsOf({ VERCEL: '1' })).toEqual(['DATABASE_URL'])
      expect(problemsOf({ VERCEL: '1', DATABASE_URL: 'file:./x' })).toEqual(['DATABASE_URL'])
    })

    it('take the own address of a preview deployment, and believe one proxy on a serverless host', () => {
      const preview = read({ ...server, VERCEL: '1', VERCEL_ENV: 'preview', VERCEL_URL: 'x-1.vercel.app' })
      expect(preview).toMatchObject({ APP_URL: 'https://x-1.vercel.app', TRUST_PROXY: 1 })
    })

    it('refuse what goes over the network without TLS, unless it is allowed by name', () => {
      const plain = {
        ...server,
        APP_URL: 'http://meet.example.com',
        DATABASE_URL: 'postgres://db/slotform?sslmode=disable',
      }
      expect(problemsOf(plain)).toEqual(['APP_URL', 'DATABASE_URL'])
      expect(problemsOf({ ...plain, APP_ALLOW_HTTP: '1', DATABASE_ALLOW_PLAIN: '1' })).toEqual([])
      expect(problemsOf({ ...server, APP_URL: 'http://127.0.0.1:4000' })).toEqual([])
      expect(problemsOf({ ...server, SMTP_ALLOW_PLAIN: 'yes' })).toEqual(['SMTP_ALLOW_PLAIN'])
    })

    it('connect to the database of another machine over TLS, migrations as well', () => {
      const urls = {
        DATABASE_URL: 'postgres://db.example.com/x',
        DATABASE_URL_UNPOOLED: 'postgres://direct.example.com/x',
      }
      expect(read({ ...server, ...urls }).database).toEqual({
        kind: 'postgres',
        url: `${urls.DATABASE_URL}?sslmode=verify-full`,
        migrationUrl: `${urls.DATABASE_URL_UNPOOLED}?sslmode=verify-full`,
      })
      expect(read({ ...server, ...urls, DATABASE_ALLOW_PLAIN: '1' }).database).toMatchObject({ url: urls.DATABASE_URL })
    })

    it('take an address or a name to listen on', () => {
      expect(read({ HOST: ' 0.0.0.0 ' }).HOST).toBe('0.0.0.0')
      expect(read({}).HOST).toBeUndefined()
      expect(problemsOf({ HOST: 'http://x' })).toEqual(['HOST'])
    })

    it('switch a limit off with 0', () => {
      expect(read({ LIMIT_BOOKINGS: '0' }).LIMIT_BOOKINGS).toBeNull()
      expect(read({ LIMIT_BOOKINGS: '3/60' }).LIMIT_BOOKINGS).toEqual({ count: 3, seconds: 60 })
    })

    it('lets one key make as many calls as its owner, unless it is told otherwise', () => {
      expect(read({}).LIMIT_KEY_CALLS).toEqual({ count: 600, seconds: 60 })
      expect(read({ LIMIT_OWNER_CALLS: '0' }).LIMIT_KEY_CALLS).toBeNull()
      expect(read({ LIMIT_OWNER_CALLS: '0', LIMIT_KEY_CALLS: '9/60' }).LIMIT_KEY_CALLS).toEqual({
        count: 9,
        seconds: 60,
      })
    })

    it('take several encryption keys', () => {
      expect(read({ ENCRYPTION_KEY: `${key},${key}` }).ENCRYPTION_KEY).toHaveLength(2)
    })
  })
})
