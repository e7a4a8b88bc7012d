import { readGoogleSchemas } from './google-schemas'
import { readMicrosoftSchemas } from './microsoft-schemas'

/** Makes the schemas before any test waits for them. */
export default async function prepareSchemas(): Promise<void> {
  await readGoogleSchemas()
  await readMicrosoftSchemas()
}
