import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cleanEnv } from './clean-env.mjs'
import { root } from './run.mjs'

/** Runs the steps of the Dockerfile without a container engine: each stage is a folder, and the base image is this machine. */

/**
 * @typedef {{ name: string, rest: string }} Instruction
 * @typedef {{ name: string, folder: string, cwd: string, variables: Record<string, string>, env: Record<string, string>,
 *   labels: Record<string, string>, volumes: string[], user: string, health: string[], command: string[] }} Stage
 *   `cwd` is a path in the image, as `volumes` are
 */

/** Links stay as they are: a link to an absolute path leads to nowhere in another place. */
const WHOLE = { recursive: true, verbatimSymlinks: true }
/** A start that takes longer hangs. */
const START_MS = 60_000
const POLL_MS = 20
const LABELS = ['source', 'licenses', 'version', 'revision'].map((name) => `org.opencontainers.image.${name}`)
/** What no image may hold, by the path in it: sources, tests, history, settings and keys. */
const UNWANTED =
  /(?:^|\/)(?:\.git|\.env[^/]*|\.npmrc|.*\.(?:pem|key))$|^(?!node_modules\/).*(?:\.tsx?|\.test\.\w+|\.spec\.\w+)$|^(?:tests|bench|dev|app|components|db|docs|emails|lib|pages|cli)$/

/** @param {string} text of a Dockerfile @returns {Instruction[]} */
export function readInstructions(text) {
  return text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? []
      return { name: name.toUpperCase(), rest }
    })
}

/** @param {string} text @param {Record<string, string>} variables */
function fill(text, variables) {
  return text.replace(/\$\{(\w+)\}|\$(\w+)/g, (_, braced, bare) => variables[braced ?? bare] ?? '')
}

/** @param {string} text `A=1 B="two words"` @param {Record<string, string>} variables */
function readPairs(text, variables) {
  const pairs = [...text.matchAll(/([\w.]+)=(?:"([^"]*)"|(\S*))/g)]
  return Object.fromEntries(pairs.map(([, name = '', quoted, bare]) => [name, fill(quoted ?? bare ?? '', variables)]))
}

/** @param {string} pattern of .dockerignore: names from the root with `*`, or `**` before them */
function toFilter(pattern) {
  const name = pattern
    .replace(/^\*\*\//, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '[^/]*')
  return new RegExp(`${pattern.startsWith('**/') ? '(?:^|/)' : '^'}${name}$`)
}

/** Copies what a build would be sent. @param {string} folder */
function copyContext(folder) {
  const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean).map(toFilter)
  cpSync(root, folder, {
    ...WHOLE,
    filter: (source) => {
      const file = path.relative(root, source).split(path.sep).join('/')
      return !ignored.some((pattern) => pattern.test(file))
    },
  })
}

/**
 * @param {string} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 */
async function runShell(command, options) {
  console.error(`▸ ${command}`)
  // What it prints is about the work; standard output is for the result.
  const child = spawn(command, { ...options, shell: true, stdio: ['ignore', 2, 2] })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`${command}: exit code ${code}`)
}

/** @param {string} rest the part of COPY behind its name @param {Stage} stage @param {Record<string, Stage>} stages @param {string} context */
function copy(rest, stage, stages, context) {
  const words = rest.split(/\s+/)
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  const paths = words.filter((word) => !word.startsWith('--'))
  const to = path.join(stage.folder, path.posix.resolve(stage.cwd, paths.at(-1) ?? '.'))
  for (const one of paths.slice(0, -1)) {
    const source = path.join(from ? (stages[from]?.folder ?? '') : context, one)
    const isFolder = statSync(source).isDirectory()
    cpSync(source, isFolder ? to : path.join(to, path.basename(source)), WHOLE)
  }
}

/**
 * Runs all steps in an empty copy of the checkout.
 * @param {string} folder an empty one, for what the last stage holds in its working directory
 * @returns {Promise<Stage>} the last stage
 */
export async function makeImage(folder) {
  const target = path.resolve(folder)
  mkdirSync(target, { recursive: true })
  if (readdirSync(target).length > 0) throw new Error(`${folder} is not empty.`)
  const work = mkdtempSync(path.join(tmpdir(), 'slotform-image-'))
  try {
    const context = path.join(work, 'context')
    copyContext(context)
    const last = await runStages(readInstructions(readFileSync(path.join(root, 'Dockerfile'), 'utf8')), work, context)
    cpSync(path.join(last.folder, last.cwd), target, WHOLE)
    return last
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** @param {Instruction[]} instructions @param {string} work @param {string} context @returns {Promise<Stage>} */
async function runStages(instructions, work, context) {
  /** @type {Record<string, string>} */
  const globals = {}
  /** @type {Record<string, Stage>} */
  const stages = {}
  /** @type {Stage | undefined} */
  let stage
  for (const { name, rest } of instructions) {
    if (!stage && name === 'ARG') Object.assign(globals, readPairs(rest, globals))
    else if (name === 'FROM') {
      const [, image = '', as] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? []
      if (!/^node:\d+/.test(fill(image, globals))) throw new Error(`FROM ${rest}: only an image of Node is known`)
      stage = openStage(as ?? String(Object.keys(stages).length), work)
      stages[stage.name] = stage
    } else if (stage) await runStep({ name, rest }, stage, stages, context)
    else throw new Error(`${name} before FROM`)
  }
  if (!stage) throw new Error('No stage in the Dockerfile')
  return stage
}

/** @param {string} name @param {string} work @returns {Stage} */
function openStage(name, work) {
  const folder = path.join(work, `stage-${name}`)
  return {
    name,
    folder,
    cwd: '/',
    variables: {},
    env: {},
    labels: {},
    volumes: [],
    user: 'root',
    health: [],
    command: [],
  }
}

/** @param {Instruction} instruction @param {Stage} stage @param {Record<string, Stage>} stages @param {string} context */
async function runStep({ name, rest }, stage, stages, context) {
  const variables = { ...stage.variables, ...stage.env }
  if (name === 'ARG') Object.assign(stage.variables, readPairs(rest, variables))
  else if (name === 'ENV') Object.assign(stage.env, readPairs(rest, variables))
  else if (name === 'LABEL') Object.assign(stage.labels, readPairs(rest, variables))
  else if (name === 'WORKDIR') {
    stage.cwd = path.posix.resolve(stage.cwd, rest)
    mkdirSync(path.join(stage.folder, stage.cwd), { recursive: true })
  } else if (name === 'COPY') copy(rest, stage, stages, context)
  else if (name === 'RUN') {
    // Packages that this machine has fetched before are not fetched again.
    const env = { ...cleanEnv(process.env), npm_config_prefer_offline: 'true', ...variables }
    await runShell(rest, { cwd: path.join(stage.folder, stage.cwd), env })
  } else if (name === 'USER') stage.user = rest
  else if (name === 'VOLUME') stage.volumes.push(rest)
  else if (name === 'HEALTHCHECK') stage.health = JSON.parse(rest.slice(rest.indexOf('[')))
  else if (name === 'CMD') stage.command = JSON.parse(rest)
  else if (name !== 'EXPOSE') throw new Error(`${name}: not known to image:check`)
}

/**
 * What is wrong with an image, one line each.
 * @param {Pick<Stage, 'labels' | 'volumes' | 'user' | 'health' | 'command'>} stage
 * @param {string} folder that it was put into
 */
export function findFaults({ labels, volumes, user, health, command }, folder) {
  const held = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'))
  return [
    ...(/^(?:root|0)?(?::|$)/.test(user) ? ['It runs as root.'] : []),
    ...(health.join(' ').includes('/api/health') ? [] : ['It has no HEALTHCHECK on /api/health.']),
    ...(volumes.includes('/app/.data') ? [] : ['It has no VOLUME /app/.data.']),
    ...(command.length > 0 ? [] : ['It has no CMD.']),
    ...LABELS.filter((label) => !labels[label]).map((label) => `It has no label ${label}.`),
    ...held.filter((file) => UNWANTED.test(file)).map((file) => `It holds ${file}.`),
    ...held.filter((file) => leadsAway(folder, file)).map((file) => `Its link ${file} leads away.`),
  ]
}

/** @param {string} folder @param {string} file a link to what only this machine has, or to nothing */
function leadsAway(folder, file) {
  const full = path.join(folder, file)
  if (!lstatSync(full).isSymbolicLink()) return false
  const target = path.resolve(path.dirname(full), readlinkSync(full))
  return (
    !target.startsWith(path.resolve(folder) + path.sep) || !existsSync(target) || path.isAbsolute(readlinkSync(full))
  )
}

/** @param {string} folder @returns {{ files: number, bytes: number }} */
export function weighFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0)
  return { files: files.length, bytes }
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
}

/**
 * Starts what was put into a folder as the image would, and stops it.
 * @param {Stage} stage
 * @param {string} folder
 * @returns {Promise<number>} milliseconds from the start to the first answer of /api/health
 */
export async function startImage({ env, command, health }, folder) {
  const port = String(await findFreePort())
  const begun = performance.now()
  const options = { cwd: folder, env: { ...cleanEnv(process.env), ...env, PORT: port } }
  const child = spawn(process.execPath, command.slice(1), { ...options, stdio: ['ignore', 2, 2] })
  const ended = new Promise((resolve) => child.once('close', resolve))
  try {
    await answered(`http://127.0.0.1:${port}/api/health`, child)
    const took = performance.now() - begun
    const checked = spawn(process.execPath, health.slice(1), { ...options, stdio: ['ignore', 2, 2] })
    const code = await new Promise((resolve) => checked.once('close', resolve))
    if (code !== 0) throw new Error('HEALTHCHECK fails while /api/health answers.')
    child.kill('SIGTERM')
    if ((await ended) !== 0) throw new Error('It did not stop in order.')
    return took
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}

/** @param {string} url @param {import('node:child_process').ChildProcess} child */
async function answered(url, child) {
  const until = performance.now() + START_MS
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    if (answer) throw new Error(`/api/health answered ${answer.status}.`)
    await sleep(POLL_MS)
  }
  throw new Error('/api/health did not answer.')
}

/**
 * Calls a command of an image that does not run.
 * @param {Stage} stage
 * @param {string} folder
 * @param {string[]} words
 */
export async function callCommand({ env }, folder, ...words) {
  const [name, ...args] = words
  const options = { cwd: folder, env: { ...cleanEnv(process.env), ...env } }
  const child = spawn('npm', ['run', '--silent', String(name), '--', ...args], { ...options, stdio: ['ignore', 2, 2] })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`npm run ${words.join(' ')}: exit code ${code}`)
}

/** Takes away what a start has left in the volume. @param {string} folder */
export function emptyVolume(folder) {
  const data = path.join(folder, '.data')
  if (existsSync(data)) rmSync(data, { recursive: true })
  mkdirSync(path.join(data, 'files'), { recursive: true })
}
