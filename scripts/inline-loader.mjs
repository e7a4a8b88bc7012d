import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const FOLDER = 'components/visitor/early'

/**
 * A Turbopack loader. Bundles a script that stands in the HTML of a page, and returns a module that exports its code.
 * @this {{ rootContext: string, async: () => (error: unknown, code?: string) => void, addDependency: (file: string) => void }}
 */
export default function inlineLoader() {
  const done = this.async()
  bundleEarly(fileURLToPath(new URL('..', import.meta.url))).then(
    ({ code, files }) => {
      for (const file of files) this.addDependency(file)
      done(null, `export const EARLY_CODE = ${JSON.stringify(code)}\n`)
    },
    (error) => done(error),
  )
}

/**
 * @param {string} root the project's folder
 * @returns {Promise<{ code: string, files: string[] }>} the script, and the files that it is made of
 */
export async function bundleEarly(root) {
  const folder = path.join(root, FOLDER)
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    // Without the exports of a module, which would be an eighth more.
    stdin: {
      contents: "import { startEarly } from './start-early'; window.early = { startEarly }",
      resolveDir: folder,
    },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    // Its components are drawn as HTML, without React.
    alias: {
      react: path.join(folder, 'html/react.ts'),
      'react/jsx-runtime': path.join(folder, 'html/jsx-runtime.ts'),
    },
    // An alias reaches neither what is imported relatively, nor what the paths of TypeScript lead to.
    plugins: [
      {
        name: 'texts-without-react',
        setup: ({ onResolve }) =>
          onResolve({ filter: /\/texts-provider$/ }, () => ({ path: path.join(folder, 'html/texts-provider.ts') })),
      },
    ],
  })
  const code = outputFiles[0]?.text ?? ''
  if (/<\/script|<!--/i.test(code)) throw new Error('The early script would end the script tag around it.')
  const files = Object.keys(metafile.inputs).filter((file) => file !== '<stdin>')
  return { code, files: files.map((file) => path.join(root, file)) }
}
