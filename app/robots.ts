import type { MetadataRoute } from 'next'

/** Booking pages and forms are found by their links, not by a search. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', disallow: ['/api/', '/b/', '/success', '/auth'] } }
}
