import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@/scripts/run.mjs'

export type CodeBlock = {
  language: string
  text: string
  /** The file as which a reader saves it, told by a comment in its first line. */
  name: string | null
}

/** The fenced blocks of a document, in its order, without the indentation of the list that they are in. */
export function readCodeBlocks(document: string): CodeBlock[] {
  const markdown = readFileSync(path.join(root, document), 'utf8')
  return [...markdown.matchAll(/^( *)```(\w+)\n([\s\S]*?)^\1```$/gm)].map(
    ([, indent = '', language = '', body = '']) => {
      const text = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
      return { language, text, name: /^(?:<\?php )?(?:\/\/|#) ([\w-]+\.\w+)\n/.exec(text)?.[1] ?? null }
    },
  )
}

/** The text of a block that is a file. Throws if the document has none of that name. */
export function readSample(document: string, name: string): string {
  const block = readCodeBlocks(document).find((one) => one.name === name)
  if (!block) throw new Error(`${document} has no block ${name}`)
  return block.text
}
