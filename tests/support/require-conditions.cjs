// Vitest's vm pools run what `require` resolves to as CommonJS, so they resolve without the condition `module-sync`. Node 20 knows that
// condition, but not how to leave it out (Node 22.12 does); these packages then answer with an ES module.
const Module = require('node:module')

const ES_MODULES = [
  [/\/@swc\/helpers\/esm\/(\w+)\.js$/, '/@swc/helpers/cjs/$1.cjs'],
  [/\/temporal-polyfill\/index\.js$/, '/temporal-polyfill/index.cjs'],
]

const resolve = Module._resolveFilename

Module._resolveFilename = (request, parent, isMain, options) => {
  const file = resolve(request, parent, isMain, options)
  if (!options?.conditions) return file
  const [pattern, commonJs] = ES_MODULES.find(([esModule]) => esModule.test(file)) ?? []
  return pattern ? file.replace(pattern, commonJs) : file
}
