import path from 'node:path'
import { build } from 'esbuild'

/** English stays in its parts, which much imports by themselves. */
const CATALOGUE = /\/messages\/(?!en\/|react\/)[\w-]+\/index\.ts$/

/**
 * A language's texts are some sixty modules, and test files load those of ten languages again and again, one module after the
 * other: half of all that a test of the API loads. They get each language as one module.
 * @type {import('vitest/config').Plugin}
 */
export const wholeCatalogues = {
  name: 'whole-catalogues',
  enforce: 'pre',
  async load(id) {
    if (!CATALOGUE.test(id)) return null
    const { outputFiles, metafile } = await build({
      entryPoints: [id],
      bundle: true,
      format: 'esm',
      charset: 'utf8',
      write: false,
      metafile: true,
    })
    for (const file of Object.keys(metafile.inputs)) this.addWatchFile(path.resolve(file))
    return outputFiles[0]?.text
  },
}
