// Checks that code contains no user-facing texts (docs/recipes.md, "A text").
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findWords } from './find-words.mjs'
import { root } from './run.mjs'

/** @type {{ file: string, words?: RegExp, why: string }[]} `file` is a path, or the start of one that ends with a slash. */
const ALLOWED = [
  { file: 'app/(visitor)/preview-fonts.ts', words: /^(?:Geist|Noto Sans JP|Geist, Noto Sans Arabic)$/, why: 'fonts' },
  { file: 'components/visitor/form/controls/accepted-files.ts', why: 'endings of file names' },
  { file: 'components/integrations/provider-facts.ts', words: /^(?:Outlook|Teams)$/, why: 'products' },
  { file: 'components/layout/error-screen.tsx', words: /^Error$/, why: 'a class' },
  { file: 'lib/api/openapi/', why: 'the description of the API is English' },
  { file: 'lib/api/reference/', why: 'the reference of the API is English' },
  { file: 'lib/arrivals/', why: 'a report is English, as the answers of the API' },
  { file: 'lib/auth/browser-name.ts', words: /^Samsung Internet$/, why: 'a product' },
  { file: 'lib/backup/', why: 'operators read the terminal' },
  { file: 'lib/portability/server/export-command.ts', why: 'operators read the terminal' },
  { file: 'lib/portability/server/write-export.ts', why: 'operators read the terminal' },
  { file: 'lib/calendars/events/deliver-events.ts', words: /^Given up$/, why: 'kept in the outbox for operators' },
  { file: 'lib/calendars/providers/microsoft/windows-zones.ts', why: "Microsoft's names of time zones" },
  { file: 'lib/forms/paste-words.ts', why: 'words that people write in forms, in three languages' },
  { file: 'lib/files/ole-content.ts', words: /^PowerPoint Document$/, why: 'a name inside of files' },
  { file: 'lib/mail/terminal.ts', why: 'operators read the terminal' },
  { file: 'lib/mcp/', why: 'agents read English' },
  { file: 'lib/outbox/deliver-mails.ts', words: /^Expired before/, why: 'kept in the outbox for operators' },
  { file: 'lib/platform/', why: 'operators read what is wrong with their settings' },
  { file: 'lib/process/housekeeping.ts', why: 'operators read the log of a serverless host' },
  { file: 'lib/scheduling/other-zone-names.ts', why: 'names that people type, in any language' },
  { file: 'lib/scheduling/zone-words.ts', why: 'names of cities beside those in the database of zones' },
  { file: 'lib/shared/calendars/video-locations.ts', why: 'products' },
  { file: 'lib/shared/calendars/providers.ts', why: 'products' },
  { file: 'components/developers/keys/curl-line.tsx', why: 'a command' },
  { file: 'components/settings/move-in/commands.ts', why: 'commands, and lines of configurations' },
  { file: 'lib/teams/room-schema.ts', words: /^Green room$/, why: 'an example in the description of the API' },
  { file: 'lib/webhooks/server/samples.ts', why: 'made-up data, for programs' },
]

/** Descriptions in the schemas of answers are documentation of the API, which is English. */
const API_DESCRIPTIONS = /\/(?:api-shapes|(?:rule|part|scale)-answers|(?:asked|explanation)-answer)\.ts$/

const found = ['app', 'pages', 'components', 'emails', 'lib'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('app/api/') && !API_DESCRIPTIONS.test(file))
    .sort()
    .flatMap((file) =>
      findWords(file, read(file)).map((finding) => ({ file, ...finding, entry: entryFor(file, finding) })),
    ),
)
const wrong = found.filter(({ entry }) => !entry)
for (const { file, line, words } of wrong) console.error(`words in code: ${file}:${line}: ${words}`)
const unused = ALLOWED.filter((entry) => !found.some((finding) => finding.entry === entry))
for (const { file, why } of unused) console.error(`allowed in scripts/words.mjs, but not there: ${file} (${why})`)
if (wrong.length > 0 || unused.length > 0) {
  console.error(`${wrong.length} texts stand in code. They belong in messages/: docs/recipes.md, "A text".`)
  process.exit(1)
}
console.log(`No words in code, but for ${ALLOWED.length} places.`)

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(root, file), 'utf8')
}

/**
 * @param {string} file
 * @param {import('./find-words.mjs').Finding} finding
 */
function entryFor(file, { words }) {
  return ALLOWED.find(
    (entry) =>
      (entry.file === file || (entry.file.endsWith('/') && file.startsWith(entry.file))) &&
      (entry.words?.test(words) ?? true),
  )
}
