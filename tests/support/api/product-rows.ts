import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@/scripts/run.mjs'

export type ProductRow = { who: string; takes: string; answers: string }

/** A row of docs/product.md: the call, who may make it, what it takes, and its answer. */
const ROW = /^\| `(\w+ \/api\/[^`]*)` \| (.*?) \| (.*?) ?\| (.*) \|$/gm

/** By call, `GET /api/meetings/{id}`. */
export const PRODUCT_ROWS = new Map(
  [...readFileSync(path.join(root, 'docs/product.md'), 'utf8').matchAll(ROW)].map(
    ([, call = '', who = '', takes = '', answers = '']): [string, ProductRow] => [call, { who, takes, answers }],
  ),
)

/** The name of a row: `[id]` is `{id}`. */
export const toRowName = (method: string, path: string) => `${method} ${path.replace(/\[(\w+)\]/g, '{$1}')}`
