import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  agentRules: false,
  reactStrictMode: true,
  turbopack: { root },
  outputFileTracingRoot: root,
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  serverExternalPackages: [
    '@electric-sql/pglite',
    'pg',
    '@neondatabase/serverless',
    'nodemailer',
    'rate-limiter-flexible',
  ],
}
