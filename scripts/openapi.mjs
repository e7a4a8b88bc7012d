// npm run openapi: writes clients/slotform/openapi.json from the routes and their schemas, and the types of the client from that.
import { runCommand } from './command.mjs'

await runCommand('dev/openapi/write.ts', 'writeOpenApi')
