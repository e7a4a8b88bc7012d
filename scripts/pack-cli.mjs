// npm run pack:cli -- FOLDER: writes the command line as a package of its own, FOLDER/slotform-{version}.tgz, and prints what it
// is as one line of JSON. The same checkout makes the same bytes.
import './node-version.mjs'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { isMain, root } from './run.mjs'

const PROGRAM = 'slotform.mjs'
/** What `bin/slotform.mjs` does in a checkout. */
const ENTRY = `
import './scripts/node-version.mjs'
import { runSlotform } from './cli/slotform.ts'
process.exitCode = await runSlotform(process.argv.slice(2))`
const BANNER = `#!/usr/bin/env node
import { createRequire as makeRequire } from 'node:module'
const require = makeRequire(import.meta.url)`

/** @param {string} file relative to the project's root */
const read = (file) => readFileSync(path.join(root, file), 'utf8')

/** @returns {Promise<{ program: string, inputs: string[] }>} the command line as one module, and the files that it is made of */
export async function bundleCli() {
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: ENTRY, resolveDir: root },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minify: true,
    banner: { js: BANNER },
    legalComments: 'eof',
    logLevel: 'error',
    metafile: true,
    write: false,
  })
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs))
  return { program: outputFiles[0]?.text ?? '', inputs: used }
}

/** @returns {object} a package without dependencies and scripts: npm has nothing to fetch and nothing to run */
function toManifest() {
  const { name, version, description, license, repository, bugs, engines, type } = JSON.parse(read('package.json'))
  return {
    name,
    version,
    description: `The command line of Slotform. ${description}.`,
    license,
    repository,
    bugs,
    homepage: `${pageOf(repository)}#readme`,
    engines,
    type,
    bin: { slotform: PROGRAM },
  }
}

/** @param {{ url: string }} repository */
function pageOf({ url }) {
  return url.replace(/^git\+|\.git$/g, '')
}

/** docs/cli.md, with links that work where the package is read. */
function toReadme() {
  const { version, repository } = JSON.parse(read('package.json'))
  const docs = `${pageOf(repository)}/blob/v${version}/docs/`
  return read('docs/cli.md').replace(/\]\((?!https?:|#)([^)]+)\)/g, `](${docs}$1)`)
}

/**
 * Our license and those of the packages in the program, which ask to be passed on.
 * @param {string[]} inputs
 */
function toLicense(inputs) {
  const folders = inputs.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]).filter((folder) => folder)
  const parts = [...new Set(folders)].sort().map((folder) => {
    const { name, version, license } = JSON.parse(read(`${folder}/package.json`))
    const file = readdirSync(path.join(root, folder ?? '')).find((one) => /^licen[cs]e/i.test(one))
    return `${name} ${version} (${license})\n\n${file ? read(`${folder}/${file}`).trim() : ''}`.trim()
  })
  return [read('LICENSE').trim(), 'The program contains these packages:', ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)
}

/**
 * @param {string} folder
 * @returns {Promise<{ artefact: 'cli', file: string, version: string, bytes: number, sha256: string }>}
 */
export async function packCli(folder) {
  const target = path.resolve(folder)
  mkdirSync(target, { recursive: true })
  const { program, inputs } = await bundleCli()
  const staged = mkdtempSync(path.join(tmpdir(), 'slotform-cli-'))
  try {
    const { version } = JSON.parse(read('package.json'))
    const files = {
      'package.json': `${JSON.stringify(toManifest(), null, 2)}\n`,
      [PROGRAM]: program,
      'README.md': toReadme(),
      LICENSE: `${toLicense(inputs)}\n`,
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(staged, name), text)
    chmodSync(path.join(staged, PROGRAM), 0o755)
    execFileSync('npm', ['pack', '--silent', '--offline', '--pack-destination', target], {
      cwd: staged,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
    const file = `slotform-${version}.tgz`
    const packed = path.join(target, file)
    const sha256 = createHash('sha256').update(readFileSync(packed)).digest('hex')
    return { artefact: 'cli', file, version, bytes: statSync(packed).size, sha256 }
  } finally {
    rmSync(staged, { recursive: true })
  }
}

if (isMain(import.meta.url)) {
  const [folder] = process.argv.slice(2)
  if (!folder) {
    console.error('Usage: npm run pack:cli -- FOLDER')
    process.exit(2)
  }
  await ensureInstalled()
  console.log(JSON.stringify(await packCli(folder)))
}
