// Preloaded into a server: prints at its end which packages of OpenTelemetry's SDK it has loaded.
const { _cache } = require('node:module')

process.on('exit', () => {
  const loaded = Object.keys(_cache).flatMap(
    (file) => /node_modules\/(@opentelemetry\/(?!api\/)[^/]+)/.exec(file)?.[1] ?? [],
  )
  console.log(`LOADED ${JSON.stringify([...new Set(loaded)])}`)
})
