// Imported first, so that an old Node gets a clear message instead of another error.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Slotform needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
