import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The folders of some packages and of all that these need, for what no import leads to.
 * @param {string} root the folder with node_modules
 * @param {string[]} names
 * @returns {string[]} relative to the root
 */
export function packageFolders(root, names) {
  /** @type {Set<string>} */
  const found = new Set()
  /** @param {string} name @param {string} from */
  const add = (name, from) => {
    const folder = findFolder(root, name, from)
    if (!folder || name.startsWith('@types/') || found.has(folder)) return
    found.add(folder)
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(
      readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
    )
    for (const one of Object.keys({ ...peerDependencies, ...dependencies })) add(one, folder)
  }
  for (const name of names) add(name, '')
  return [...found].sort()
}

/**
 * As Node looks for it: in the package's own folder, then in those above.
 * @param {string} root
 * @param {string} name
 * @param {string} from
 * @returns {string | undefined}
 */
function findFolder(root, name, from) {
  const folder = path.join(from, 'node_modules', name)
  if (existsSync(path.join(root, folder, 'package.json'))) return folder
  if (from === '') return undefined
  return findFolder(root, name, from.slice(0, Math.max(0, from.lastIndexOf('node_modules') - 1)))
}
