import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { type CodeBlock, readCodeBlocks } from './code-blocks'

/** The address that documents print. */
const PRINTED_ADDRESS = 'http://localhost:3000'
const PRINTED_KEY = 'sf_…'

/** `promised` is the JSON that the document prints below the commands, to be found in the answer; null if there is none. */
export type Example = { commands: string; answer: string; promised: unknown }

/**
 * Runs all commands of a document one after the other in one shell, as a reader would paste them. Only the server's address
 * and the key are those of the test. Rejects with the shell's words when a command fails.
 */
export async function runExamples(document: string, { url, key }: { url: string; key: string }): Promise<Example[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'slotform-docs-'))
  try {
    const blocks = readCodeBlocks(document)
    const ours = (text: string) => text.replaceAll(PRINTED_ADDRESS, url).replaceAll(PRINTED_KEY, key)
    for (const { name, text } of blocks) if (name) writeFileSync(path.join(folder, name), ours(text))
    const shown = blocks.map((block, place) => ({ block, promised: toPromise(blocks[place + 1]) }))
    const examples = shown.filter(({ block }) => block.language === 'sh')
    const script = examples.map(({ block }, place) => `exec > answer-${place}\n${ours(block.text)}`).join('\n')
    await runScript(`set -eu\nexport SLOTFORM_KEY=${key}\n${script}`, folder)
    return examples.map(({ block, promised }, place) => ({
      commands: block.text,
      answer: readFileSync(path.join(folder, `answer-${place}`), 'utf8'),
      promised,
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A printed `…` stands for any text. */
function toPromise(next: CodeBlock | undefined): unknown {
  if (next?.language !== 'json') return null
  return JSON.parse(next.text, (_, value) => (value === '…' ? expect.any(String) : value))
}

function runScript(script: string, cwd: string): Promise<void> {
  const child = spawn('bash', [], { cwd, stdio: ['pipe', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  child.stdin.end(script)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The shell ended with ${code}:\n${errors}`)),
    )
  })
}
