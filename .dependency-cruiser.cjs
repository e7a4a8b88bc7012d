// The import rules of docs/architecture.md. scripts/boundaries.mjs runs them.
const { builtinModules } = require('node:module')
const FOLDER_ORDER = require('./scripts/folder-order.cjs')

/** Code that has a database, a network, a clock or the environment in its hands. */
const SERVER =
  '^(?:db|emails)/|^lib/(?:platform|log|request|files|mail|outbox|notices|auth|calendars/(?!screen/)|api|process)/|^lib/.+/server/|^lib/[^/]+/service\\.ts$'
/** dependency-cruiser names `node:fs` `fs`. */
const NODE = `^(?:${builtinModules.join('|')})$`
const REACT = '^node_modules/(?:react|react-dom|next|next-auth)/'
const DRIVERS = '^node_modules/(?:drizzle-orm|pg|@neondatabase/serverless|@electric-sql/pglite|nodemailer|resend)/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: '1-app-asks-services',
      comment: 'Pages and routes ask services. They know neither the database nor the mail.',
      severity: 'error',
      from: { path: '^(?:app|pages)/' },
      to: { path: `^(?:db|emails)/|^lib/outbox/(?!deliver)|${DRIVERS}` },
    },
    {
      name: '1-routes-draw-nothing',
      comment: 'A route answers JSON; screens belong to pages.',
      severity: 'error',
      from: { path: '^app/api/' },
      to: { path: '^components/' },
    },
    {
      name: '2-components-stay-in-the-browser',
      comment: 'A component takes its data from lib/client or its props: no database, service, mail or setting.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: `${SERVER}|${DRIVERS}|${NODE}|^(?:app|pages)/` },
    },
    {
      name: '2-links-stay-in-the-account',
      comment: "components/ui/link.tsx keeps a link of a team's screen below the address of the team.",
      severity: 'error',
      from: { path: '^components/', pathNot: '^components/ui/link\\.tsx$' },
      to: { path: '^node_modules/next/link' },
    },
    {
      name: '3-only-the-outbox-mails',
      comment:
        'What must happen after a commit goes through the outbox, or is lost with the process. Its types are data, and write.ts sends nothing.',
      severity: 'error',
      from: { path: '^(?:app|components|lib|db)/', pathNot: '^lib/(?:mail|outbox|process)/' },
      to: { path: '^lib/mail/(?!mailbox|write\\.ts)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: '3-services-know-no-request',
      comment: 'now and the owner come in as arguments; React and request functions stay outside.',
      severity: 'error',
      from: { path: '^(?:lib|db)/', pathNot: '^lib/(?:(?:api|auth|client|mail|process)/|log/request-scope)' },
      to: { path: REACT },
    },
    {
      name: '3-lib-knows-no-screen',
      severity: 'error',
      from: { path: '^(?:lib|db|messages|emails)/' },
      to: { path: '^(?:app|pages|components)/' },
    },
    {
      name: '4-engine-is-pure',
      comment: 'lib/scheduling runs anywhere: no package, no I/O, no other folder.',
      severity: 'error',
      from: { path: '^lib/scheduling/' },
      to: { pathNot: '^lib/scheduling/' },
    },
    {
      name: '4-rules-are-pure',
      comment: 'Schemas and texts are shared with the browser.',
      severity: 'error',
      // messages/index.ts asks the environment for the pseudo-language and messages/translations.ts reads files; messages/react/ is how React screens and mails use texts.
      from: {
        path: '^lib/[^/]+/schema\\.ts$|^messages/',
        pathNot: `${SERVER}|^messages/(?:index\\.ts|translations\\.ts|react/)`,
      },
      to: { path: `${SERVER}|${REACT}|${DRIVERS}|${NODE}` },
    },
    {
      name: '4-pure-folders-stay-pure',
      comment: 'Code that has a database or a network in its hands lies in a server/ folder of its domain.',
      severity: 'error',
      from: {
        path: '^lib/(?:shared|time|export|embed|calendars/screen|forms|pages|time-off|meetings|client)/',
        pathNot: SERVER,
      },
      to: { path: `${SERVER}|${DRIVERS}|${NODE}` },
    },
    {
      name: '4-browsers-load-no-catalogue',
      comment:
        'A screen gets its texts from a TextsProvider, or as an argument: a catalogue is data that the server sends.',
      severity: 'error',
      from: { path: '^(?:components|lib/client|messages/react)/' },
      to: {
        path: '^messages/(?:index\\.ts|translations\\.ts|en/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: '5-queries-know-the-schema-only',
      comment: 'Beside it the closed lists and units that columns and queries share with everybody.',
      severity: 'error',
      from: { path: '^db/(?:queries|schema)/' },
      to: { path: '^lib/(?!shared/|scheduling/(?:units|clock-formats|vocabulary)\\.ts)|^emails/|^messages/' },
    },
    {
      name: '6-no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...Object.entries(FOLDER_ORDER).flatMap(([parent, folders]) =>
      folders.slice(0, -1).map((folder, index) => ({
        name: `7-order-of-${parent.replaceAll('/', '-')}`,
        comment: 'A folder imports only those before it in scripts/folder-order.cjs.',
        severity: 'error',
        from: { path: `^${parent}/${folder}/` },
        to: { path: `^${parent}/(?:${folders.slice(index + 1).join('|')})/` },
      })),
    ),
    {
      name: '8-command-line-is-a-client',
      comment: 'It knows an instance by its API alone. Pure rules of times and words are shared.',
      severity: 'error',
      from: { path: '^cli/' },
      to: {
        path: '^(?:app|pages|components|db|emails)/|^messages/(?!en/owner/responses)|^lib/(?!shared/|scheduling/|time/|export/csv|forms/(?:answers/responses-export|responses-page)\\.ts|webhooks/(?:signed-headers|new-secret)\\.ts)',
      },
    },
    {
      name: '8-nothing-needs-the-command-line',
      severity: 'error',
      from: { path: '^(?:app|pages|components|lib|db|emails|messages)/' },
      to: { path: '^(?:cli|bin)/' },
    },
    {
      name: '9-holidays-in-one-place',
      comment: 'date-holidays takes 45 MB with what it needs: one module of the server loads it, when it is asked.',
      severity: 'error',
      from: { pathNot: '^lib/time-off/server/holiday-library\\.ts$' },
      to: { path: '^node_modules/date-holidays/' },
    },
    {
      name: '9-holidays-when-asked',
      severity: 'error',
      from: { path: '^lib/time-off/server/holiday-library\\.ts$' },
      to: { path: '^node_modules/date-holidays/', dynamic: false },
    },
    {
      name: '10-product-is-not-the-entry',
      comment: 'What both need is in lib/http. Types are erased.',
      severity: 'error',
      from: { path: '^(?:app|pages|components|lib|db|emails|messages|middleware\\.ts|instrumentation\\.ts)' },
      to: { path: '^(?:server|scripts)(?:/|\\.mjs$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: '10-entry-runs-without-a-build',
      comment: 'Node runs it as it is, and next.config.mjs before there is a build: no TypeScript, no other folder.',
      severity: 'error',
      from: { path: '^(?:server(?:/|\\.mjs$)|lib/http/|next\\.config\\.mjs$)' },
      to: {
        path: '^(?:app|pages|components|db|emails|messages|lib/(?!http/))',
        dependencyTypesNot: ['type-only', 'type-import'],
      },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
}
