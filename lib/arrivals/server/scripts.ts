import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { toScriptResponse } from '@/lib/api/file'
import { ownerRoute } from '@/lib/api/route'

/** Programs that owners run in their old tool, by their names. The build takes along what is read by a path that it can see. */
const SCRIPTS = {
  'calcom.sql': () => readFile(path.join(process.cwd(), 'assets/arrivals/calcom.sql'), 'utf8'),
  'google-forms.gs': () => readFile(path.join(process.cwd(), 'assets/arrivals/google-forms.gs'), 'utf8'),
}

/** A call that hands out a script, as a text to save. */
export function scriptRoute(name: keyof typeof SCRIPTS) {
  return ownerRoute({
    scope: null,
    handle: async () => toScriptResponse(await SCRIPTS[name](), name),
  })
}
