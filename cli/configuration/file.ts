import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { CliError, UsageError } from '../errors'
import { type Configuration, fromYaml } from './yaml'

export const DEFAULT_FILE = 'slotform.yaml'

/** The document of a file. `UsageError` when it is missing or no document. */
export function readConfiguration(file: string): Configuration {
  const text = readText(file)
  if (text === null) throw new UsageError(`There is no ${file}. Write it with: slotform pull ${file}`)
  return fromYaml(text, file)
}

/** Null for a file that is not there. */
export function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new CliError(`${file} cannot be read: ${(error as Error).message}`)
  }
}

/** All of it or nothing: a disk that is full leaves the old file. */
export function writeText(file: string, text: string): void {
  const draft = `${file}.${process.pid}.draft`
  try {
    writeFileSync(draft, text)
    renameSync(draft, file)
  } catch (error) {
    throw new CliError(`${file} cannot be written: ${(error as Error).message}`)
  }
}
