import type { TestProject } from 'vitest/node'
import { startPostgresWithTemplate } from './template'

declare module 'vitest' {
  interface ProvidedContext {
    /** A real server; its role may create databases and is no superuser. */
    postgresUrl: string
  }
}

/** One Postgres server, the newest, for all files of a project; each file makes a database of its own. */
export default async function setup(project: TestProject) {
  const cluster = await startPostgresWithTemplate()
  project.provide('postgresUrl', cluster.url)
  return cluster.stop
}
