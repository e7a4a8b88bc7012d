import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const FOLDER = 'components/visitor/early'

/**
 * A Turbopack loader. Bundles scripts that stand in the HTML of a page, and returns a module that exports their code.
 * @this {{ rootContext: string, async: () => (error: unknown, code?: string) => void, addDependency: (file: string) => void }}
 */
export default function inlineLoader() {
  const done = this.async()
  bundleEarly(fileURLToPath(new URL('..', import.meta.url))).then(
    ({ files, ...code }) => {
      for (const file of files) this.addDependency(file)
      done(null, moduleOf(code))
    },
    (error) => done(error),
  )
}

/**
 * Nothing in a text can end a script.
 * @param {{ ask: string, draw: string }} code
 */
export function moduleOf({ ask, draw }) {
  return `const written = (options) => JSON.stringify(options).replaceAll('<', '\\\\u003c')
export const earlyScripts = ({ dates, ...page }, useTexts) => [
  ${JSON.stringify(`${ask}early.askTimes(`)} + written(page) + ')',
  ${JSON.stringify(`${draw}early.startEarly(`)} + written({ dates, texts: useTexts() }) + ')',
]
`
}

/**
 * @param {string} root the project's folder
 * @returns {Promise<{ ask: string, draw: string, files: string[] }>} the scripts, and the files that they are made of
 */
export async function bundleEarly(root) {
  const ask = await bundle(root, 'askTimes', './ask-times')
  const draw = await bundle(root, 'startEarly', './start-early')
  return { ask: ask.code, draw: draw.code, files: [...ask.files, ...draw.files] }
}

/**
 * @param {string} root
 * @param {string} name of the function that the page calls as `early.name(…)`
 * @param {string} from its module
 */
async function bundle(root, name, from) {
  const folder = path.join(root, FOLDER)
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    // Without the exports of a module, which would be an eighth more.
    stdin: {
      contents: `import { ${name} } from '${from}'; window.early = { ${name} }`,
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
        name: 'html-without-react',
        setup: ({ onResolve }) =>
          onResolve({ filter: /\/(texts-provider|load-keys)$/ }, ({ path: from }) => ({
            path: path.join(folder, 'html', `${path.basename(from)}.ts`),
          })),
      },
    ],
  })
  const code = outputFiles[0]?.text ?? ''
  if (/<\/script|<!--/i.test(code)) throw new Error('An early script would end the script tag around it.')
  const files = Object.keys(metafile.inputs).filter((file) => file !== '<stdin>')
  return { code, files: files.map((file) => path.join(root, file)) }
}
