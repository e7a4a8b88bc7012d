import { NextRequest } from 'next/server'
import { methods } from '@/lib/api/methods'
import { handlers } from '@/lib/auth/auth'

const notFound = () => Response.json({ message: 'Not found' }, { status: 404 })

/** Of Auth.js' own endpoints those that make sense without its providers; the rest is not there. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: async (request: Request) =>
    /\/api\/auth\/(session|csrf)$/.test(new URL(request.url).pathname)
      ? handlers.GET(new NextRequest(request))
      : notFound(),
  POST: async (request: Request) =>
    new URL(request.url).pathname === '/api/auth/signout' ? handlers.POST(new NextRequest(request)) : notFound(),
})
