import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { toScriptResponse } from '@/lib/api/file'
import { ownerRoute } from '@/lib/api/route'

/** Programs that owners run in their old tool, by their names. next.config.mjs takes the files along. */
const SCRIPTS = {
  'calcom.sql': () => path.join(process.cwd(), 'lib/arrivals/calcom/calcom.sql'),
  'google-forms.gs': () => path.join(process.cwd(), 'lib/arrivals/google-forms/google-forms.gs'),
}

/** A call that hands out a script, as a text to save. */
export function scriptRoute(name: keyof typeof SCRIPTS) {
  return ownerRoute({
    scope: null,
    handle: async () => toScriptResponse(await readFile(SCRIPTS[name](), 'utf8'), name),
  })
}
