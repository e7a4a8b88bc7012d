import { fileURLToPath } from 'node:url'
import { cachedContentPolicy } from './lib/http/content-policy.mjs'
import { LANGUAGE_CODES, languageRewrites } from './lib/http/languages.mjs'
import { packageFolders } from './scripts/package-closure.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
const isDev = process.env.NODE_ENV === 'development'

/** Pages of one segment that are not booking pages. */
const OWN_PAGES =
  'auth|terms-acceptance|success|contact|availability|hosting|admin|meetings|developers|integrations|forms|settings|time-slot-pages'
/** Pages that any site may embed in a frame. */
const BOOKING_PAGE = `/:slug((?!(?:${OWN_PAGES})$)[A-Za-z0-9-]+)`
const FRAMED = [BOOKING_PAGE, '/form/:slug']
/** Visitors' pages that belong to no owner, whose language they could be in. */
const UNOWNED = ['/success', '/legal/:page']
/** A visit by a link of a secret page, which nobody may cache. */
/** @type {{ type: 'query', key: string }[]} */
const BY_LINK = [{ type: 'query', key: 'k' }]
/** A form in a frame stays there when it is sent without scripts. */
const FRAMED_PLAIN = ['/form/:slug/answers', '/form/:slug/sent']

/** A cache in front of us would keep Next's own value for a year. */
const FRESH = { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }
/** Nor may it give one visitor's language to another. */
const SPOKEN = { key: 'Vary', value: 'Accept-Language, Cookie' }

/** Built for an https address, as every serverless host is. Our own server decides anew at each start. */
const isSecure = Boolean(process.env.VERCEL) || /^\s*https:/i.test(process.env.APP_URL ?? '')

const isStandalone = process.env.NEXT_OUTPUT === 'standalone'
/** Loaded by server.mjs beside the app, and only when it is told to. */
const entryPackages = () =>
  packageFolders(root, [
    'prom-client',
    '@opentelemetry/sdk-trace-node',
    '@opentelemetry/exporter-trace-otlp-proto',
  ]).map((folder) => `./${folder}/**/*.{js,cjs,json}`)
/** The same modules twice more, for bundlers. */
const FOR_BUNDLERS = ['esm', 'esnext'].map((name) => `./node_modules/@opentelemetry/*/build/${name}/**/*`)
/**
 * Large files of the project that the tracer takes for read, as their paths could be made at run time. No folders: a pattern matches
 * within a path, such as `lib` of a package.
 */
const NOT_READ = ['./clients/slotform/openapi.json', './drizzle/meta/*_snapshot.json', './package-lock.json']

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // Hashing a cached page again for each request takes a tenth of its time; the pages are small enough to send anew.
  generateEtags: false,
  // Our own server compresses, after it has read the page; a serverless host does it by itself.
  compress: false,
  agentRules: false,
  reactStrictMode: true,
  // No page uses the optimizer, so its address is a 404: it draws a picture anew for whoever asks.
  images: { unoptimized: true },
  // `npm test` checks types; a slip in a test must not stop a start.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root,
    rules: {
      '*.inline.ts': { condition: { not: 'browser' }, loaders: [`${root}scripts/inline-loader.mjs`], as: '*.js' },
    },
  },
  outputFileTracingRoot: root,
  output: isStandalone ? 'standalone' : undefined,
  // Read by path, so no import leads to them.
  outputFileTracingIncludes: {
    '/*': [
      './drizzle/*.sql',
      './drizzle/meta/_journal.json',
      './messages/*/*.json',
      ...(isStandalone ? entryPackages() : []),
    ],
  },
  // A serverless host refuses the embedded database: 20 MB that its functions need not carry.
  outputFileTracingExcludes: {
    '/*': [...FOR_BUNDLERS, ...NOT_READ, ...(process.env.VERCEL ? ['./node_modules/@electric-sql/pglite/**/*'] : [])],
  },
  // Unknown slugs are cached as "not found": in memory only, so that nobody fills the disk with them.
  experimental: {
    isrFlushToDisk: false,
    globalNotFound: true,
    // scripts/build.mjs says whether somebody will build again.
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE === '1',
    // Nothing reads them in production: they are three quarters of a build's bytes.
    turbopackSourceMaps: isDev,
    // A route is loaded when it is first asked for: many a process never serves most of them.
    preloadEntriesOnStart: false,
  },
  serverExternalPackages: [
    '@electric-sql/pglite',
    'pg',
    '@neondatabase/serverless',
    'nodemailer',
    'rate-limiter-flexible',
    'date-holidays',
  ],
  // Without scripts a form is sent to the address of its page, and /success is told which booking to show. Both pages are
  // cached, so that others answer (docs/decisions).
  rewrites: async () => ({
    beforeFiles: [
      { source: '/form/:slug', has: [{ type: 'header', key: 'content-type' }], destination: '/form/:slug/answers' },
      { source: '/success', has: [{ type: 'query', key: 'booking' }], destination: '/success/booked' },
      ...languageRewrites(BOOKING_PAGE, '/:slug/secret', BY_LINK),
      { source: BOOKING_PAGE, has: BY_LINK, destination: '/:slug/secret' },
      ...[BOOKING_PAGE, '/form/:slug', '/u/:username'].flatMap((page) => [
        ...languageRewrites(page),
        // Its address alone names the language: whoever draws a link asks for none, and passes the picture on to everybody.
        ...languageRewrites(`${page}/picture`).slice(0, 1),
        { source: `${page}/picture`, destination: `/in/${LANGUAGE_CODES[0]}${page.replace(/\(.*\)/, '')}/picture` },
      ]),
      ...UNOWNED.flatMap((page) => [
        ...languageRewrites(page),
        { source: page, destination: `/in/${LANGUAGE_CODES[0]}${page}` },
      ]),
    ],
    // The routes see the address that was sent, so that only a key counts there (lib/api/caller.ts).
    afterFiles: [{ source: '/api/v1/:path+', destination: '/api/:path+' }],
    fallback: [],
  }),
  // Addresses that screens had before they moved.
  redirects: async () => [
    { source: '/developers', destination: '/settings/developers', permanent: true },
    { source: '/settings/time-off', destination: '/availability', permanent: true },
  ],
  headers: async () => [
    ...(isSecure
      ? [
          {
            source: '/:path*',
            headers: [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }],
          },
        ]
      : []),
    // The API writes the other headers itself. Its pages, to confirm a sign-in, to decide a request and to take an offer, have a policy of their
    // own, and two would both count; a stranger's file has `sandbox`, which this would replace.
    {
      source: '/api/((?!auth/verify|requests/|offers/|suggested-times/|files/[^/]+/content).*)',
      headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" }],
    },
    {
      source: '/((?!api/|dev/mailbox/).*)',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'Content-Security-Policy', value: cachedContentPolicy("'none'", isDev) },
      ],
    },
    // Its font is in its style (lib/api/reference/style.ts).
    {
      source: '/developers/api',
      headers: [
        {
          key: 'Content-Security-Policy',
          value: cachedContentPolicy("'none'", isDev).replace("font-src 'self'", "font-src 'self' data:"),
        },
      ],
    },
    {
      source: '/embed.js',
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=3600' },
        // Other sites load it, as a module.
        { key: 'Access-Control-Allow-Origin', value: '*' },
        { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
      ],
    },
    ...FRAMED_PLAIN.map((source) => ({
      source,
      headers: [{ key: 'Content-Security-Policy', value: cachedContentPolicy('*', isDev) }],
    })),
    ...FRAMED.map((source) => ({
      source,
      headers: [{ key: 'Content-Security-Policy', value: cachedContentPolicy('*', isDev) }, FRESH, SPOKEN],
    })),
    { source: BOOKING_PAGE, has: BY_LINK, headers: [{ key: 'Cache-Control', value: 'private, no-store' }] },
    { source: '/u/:username', headers: [FRESH, SPOKEN] },
    ...UNOWNED.map((source) => ({ source, headers: [FRESH, SPOKEN] })),
  ],
}
